import type { DefaultTheme } from 'vitepress';

type Page = readonly [text: string, link: string];

const group = (text: string, pages: readonly Page[], base = ''): DefaultTheme.SidebarItem => ({
  text,
  items: pages.map(([name, link]) => ({ text: name, link: `${base}/${link}` })),
});

export const SIDEBARS: Readonly<Record<'en' | 'ar', DefaultTheme.SidebarItem[]>> = {
  en: [
    group('Five minutes', [
      ['Site owners', 'start/owner'],
      ['Theme developers', 'start/theme'],
      ['Contributors', 'start/developer'],
      ['What shoppers get', 'start/shopper'],
    ]),
    group('The plugin, for owners', [
      ['Settings', 'owner/settings'],
      ['Messages', 'owner/messages'],
      ['Quotes', 'owner/quotes'],
      ['Statistics', 'owner/statistics'],
      ['Contact form', 'owner/form'],
    ]),
    group('Widgets', [
      ['Swatches', 'widgets/swatches'],
      ['Gallery', 'widgets/gallery'],
      ['Contact widget', 'widgets/contact'],
      ['Menu and search', 'widgets/menu'],
      ['Quote list', 'widgets/quote'],
      ['Content widgets', 'widgets/content'],
      ['Traffic sources', 'widgets/attribution'],
    ]),
    group('Recipes', [
      ['Install', 'install'],
      ['Copy and paste', 'recipes/examples'],
      ['Compared with Chaty, Tidio …', 'compare'],
      ['Moving from other plugins', 'migration'],
      ['Differences from the replaced plugins', 'differences'],
      ['Consent', 'consent'],
      ['Caching and optimisers', 'caching'],
      ['With other plugins and themes', 'neighbours'],
      ['Content security policy', 'csp'],
      ['Several languages', 'recipes/multilingual'],
      ['Page builders', 'recipes/page-builders'],
      ['Speed of real visitors', 'recipes/visitor-speed'],
      ['WordPress hooks', 'recipes/hooks'],
      ['Styling states', 'recipes/states'],
      ['Enqueue from a theme', 'theme'],
      ['Files, versions and CDNs', 'cdn'],
      ['Block shops', 'block-shops'],
    ]),
    group('When something is wrong', [['Troubleshooting', 'troubleshooting']]),
    group('Reference', [
      ['Settings', 'reference/settings'],
      ['Plugin settings', 'reference/plugin-settings'],
      ['Events', 'reference/events'],
      ['Commands', 'reference/commands'],
      ['CSS properties', 'reference/properties'],
      ['WordPress actions and filters', 'reference/hooks'],
      ['Browsers', 'browsers'],
      ['Weight', 'weight'],
      ['Differences in the layout', 'parity'],
    ]),
    group('How to add', [
      ['A channel', 'how-to/channel'],
      ['A field of the form', 'how-to/form-field'],
      ['A setting', 'how-to/setting'],
      ['An admin screen', 'how-to/admin-screen'],
      ['A REST route', 'how-to/rest-route'],
      ['A language', 'how-to/language'],
      ['An island', 'how-to/island'],
    ]),
    group('Decisions', [
      ['Scope', 'decisions/scope'],
      ['What the build does', 'decisions/build'],
      ['Shadow root', 'decisions/shadow-root'],
      ['URLs of the replaced plugins', 'decisions/wc-ajax'],
      ['No cascade layers', 'decisions/no-cascade-layers'],
      ['Two runtimes', 'decisions/two-runtimes'],
    ]),
    group('Internals', [
      ['The WordPress plugin', 'wordpress'],
      ['Architecture', 'architecture'],
      ['A tap on a swatch', 'swatch-click'],
      ['React', 'decisions/react'],
      ['Field reports', 'field-reports'],
      ['Glossary', 'glossary'],
      ['Releases', 'release'],
    ]),
  ],
  ar: [
    group(
      'خمس دقائق',
      [
        ['لأصحاب المتاجر', 'start/owner'],
        ['ما يحصل عليه المتسوق', 'start/shopper'],
      ],
      '/ar',
    ),
    group(
      'الإضافة لأصحاب المتاجر',
      [
        ['الإعدادات', 'owner/settings'],
        ['الرسائل', 'owner/messages'],
        ['عروض الأسعار', 'owner/quotes'],
        ['الإحصاءات', 'owner/statistics'],
        ['نموذج التواصل', 'owner/form'],
      ],
      '/ar',
    ),
    group(
      'الأجزاء',
      [
        ['عينات الأنواع', 'widgets/swatches'],
        ['معرض الصور', 'widgets/gallery'],
        ['أداة التواصل', 'widgets/contact'],
        ['القائمة والبحث', 'widgets/menu'],
        ['طلب السعر', 'widgets/quote'],
        ['أدوات المحتوى', 'widgets/content'],
        ['مصادر الزيارات', 'widgets/attribution'],
      ],
      '/ar',
    ),
    group(
      'وصفات',
      [
        ['الانتقال من إضافات أخرى', 'migration'],
        ['الاختلافات عن الإضافات الأصلية', 'differences'],
        ['الموافقة والخصوصية', 'recipes/consent'],
        ['التخزين المؤقت', 'recipes/caching'],
        ['سياسة أمان المحتوى', 'recipes/csp'],
        ['تعدد اللغات', 'recipes/multilingual'],
        ['أدوات بناء الصفحات', 'recipes/page-builders'],
        ['سرعة المتجر لدى الزوار', 'recipes/visitor-speed'],
      ],
      '/ar',
    ),
    group('عند حدوث خلل', [['حل المشكلات', 'troubleshooting']], '/ar'),
    group(
      'المرجع',
      [
        ['الإعدادات', 'reference/settings'],
        ['إعدادات الإضافة', 'reference/plugin-settings'],
      ],
      '/ar',
    ),
  ],
};
