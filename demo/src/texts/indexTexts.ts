import { type Localized, localized } from '@hadaya/testing/shop';

/** Headings and texts of the start page. */
export const indexTexts = {
  headline: localized('Gifts that stay on the table', 'هدايا تبقى على الطاولة'),
  lead: localized(
    'Clay from Bahla, silver from Nizwa, frankincense from Dhofar: made by hand, marked quietly with your name.',
    'طين بهلاء وفضة نزوى ولبان ظفار: مصنوعة باليد، وعليها اسمكم بهدوء.',
  ),
  action: localized('See the ceramic mug', 'شاهدوا الكوب الخزفي'),
  switchesTitle: localized('Switches', 'مفاتيح التبديل'),
  switchesLead: localized(
    'Add them to any address; links carry them on.',
    'أضيفوها إلى أي رابط، فتنتقل معكم من صفحة إلى أخرى.',
  ),
} as const;

/** The groups of the start page, in order. */
export const indexGroups = [
  {
    group: 'product',
    title: localized('Products', 'المنتجات'),
    lead: localized(
      'Product pages as WooCommerce prints them, brought to life by one script tag.',
      'صفحات منتجات كما يطبعها ووكومرس، ويشغّلها وسم واحد.',
    ),
  },
  {
    group: 'content',
    title: localized('Content and contact', 'المحتوى والتواصل'),
    lead: localized(
      'Pages built from widgets, menus and the contact button.',
      'صفحات من أدوات المحتوى والقوائم وزر التواصل.',
    ),
  },
  {
    group: 'guest',
    title: localized('A good guest', 'ضيف مهذّب'),
    lead: localized('What the scripts leave alone.', 'ما لا تمسّه السكربتات.'),
  },
] as const;

/** The switches that every page supports. */
export const indexSwitches: readonly { readonly query: string; readonly text: Localized }[] = [
  {
    query: '?dir=rtl',
    text: localized('The Arabic twin, from right to left.', 'النسخة العربية، من اليمين إلى اليسار.'),
  },
  {
    query: '?csp=strict',
    text: localized('A strict content security policy with a nonce.', 'سياسة أمان محتوى صارمة برمز لمرة واحدة.'),
  },
  {
    query: '?js=off',
    text: localized('No script at all: the page still sells.', 'من دون أي سكربت، ويبقى الشراء ممكنًا.'),
  },
];
