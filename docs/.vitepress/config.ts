/**
 * The documentation site: `npx -y pnpm@12 run docs` serves it together with the demo shop, and `npx -y pnpm@12 run
 * docs:build` builds it.
 */

import { VERSION } from '@hadaya/tools/project';
import rtlcss from 'postcss-rtlcss';
import { defineConfig } from 'vitepress';
import { SIDEBARS } from './sidebars.ts';

/** URL of the demo shop that `serve.ts` has started; it serves everything outside `/docs/`. */
const shop = process.env.HADAYA_SHOP;

/** Base URL for "edit this page" links; `HADAYA_SOURCES` changes it for other publishers of the sources. */
const SOURCES = process.env.HADAYA_SOURCES ?? 'https://github.com/hadaya/hadaya/edit/main/docs';

const arabicSearch = {
  button: { buttonText: 'بحث', buttonAriaLabel: 'بحث' },
  modal: {
    displayDetails: 'عرض التفاصيل',
    resetButtonTitle: 'مسح البحث',
    backButtonTitle: 'إغلاق البحث',
    noResultsText: 'لا نتائج لعبارة',
    footer: { selectText: 'فتح', navigateText: 'تنقل', closeText: 'إغلاق' },
  },
};

const arabic = {
  editLink: { pattern: `${SOURCES}/:path`, text: 'تعديل هذه الصفحة' },
  nav: [
    { text: 'البداية', link: '/ar/start/owner' },
    { text: 'الأجزاء', link: '/ar/widgets/swatches' },
    { text: 'الإعدادات', link: '/ar/reference/settings' },
  ],
  sidebar: SIDEBARS.ar,
  outline: { label: 'في هذه الصفحة', level: [2, 3] as [number, number] },
  docFooter: { prev: 'الصفحة السابقة', next: 'الصفحة التالية' },
  darkModeSwitchLabel: 'المظهر',
  lightModeSwitchTitle: 'المظهر الفاتح',
  darkModeSwitchTitle: 'المظهر الداكن',
  sidebarMenuLabel: 'القائمة',
  returnToTopLabel: 'إلى الأعلى',
  langMenuLabel: 'تغيير اللغة',
  skipToContentLabel: 'إلى المحتوى',
  notFound: {
    title: 'الصفحة غير موجودة',
    quote: 'ربما نُقلت الصفحة. ابحث عنها أو عُد إلى البداية.',
    linkLabel: 'إلى البداية',
    linkText: 'إلى البداية',
  },
};

export default defineConfig({
  title: 'Hadaya',
  description: 'The front end of a WooCommerce gift shop, as one script tag',
  base: '/docs/',
  lang: 'en',
  // Excludes fragments, which other pages include.
  srcExclude: ['parity/**', 'reference/parts/**'],
  locales: {
    root: { label: 'English', lang: 'en' },
    ar: {
      label: 'العربية',
      lang: 'ar',
      dir: 'rtl',
      title: 'هدايا',
      description: 'واجهة متجر هدايا على ووكومرس بوسم واحد',
      themeConfig: arabic,
    },
  },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/start/owner' },
      { text: 'Widgets', link: '/widgets/swatches' },
      { text: 'Reference', link: '/reference/settings' },
      {
        text: VERSION,
        items: [
          { text: 'What changed', link: `${SOURCES.replace(/docs$/, '')}CHANGELOG.md` },
          { text: 'Releases', link: '/release' },
        ],
      },
    ],
    sidebar: SIDEBARS.en,
    outline: { level: [2, 3] },
    notFound: { linkLabel: 'Take me home' },
    editLink: { pattern: `${SOURCES}/:path`, text: 'Edit this page' },
    search: { provider: 'local', options: { locales: { ar: { translations: arabicSearch } } } },
  },
  // Some text colours in VitePress's default code themes have too little contrast.
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  // An empty icon stops browsers from requesting `/favicon.ico`.
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  vite: {
    // VitePress's style sheets use `left` and `right`, so they are mirrored for right-to-left pages. The selectors of
    // mirrored rules keep their specificity, so that later rules still override them.
    css: { postcss: { plugins: [rtlcss({ ltrPrefix: ':where([dir="ltr"])', rtlPrefix: ':where([dir="rtl"])' })] } },
    // The search index, which is the largest chunk, loads only when a reader searches.
    build: { chunkSizeWarningLimit: 2000 },
    ...(shop ? { server: { proxy: { '^/(?!docs/)': { target: shop } } } } : {}),
  },
});
