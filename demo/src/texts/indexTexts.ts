import { type Localized, localized } from '@hadaya/testing/shop';

export const indexTexts = {
  headline: localized('Gifts made to be kept', 'هدايا صُنعت لتبقى'),
  lead: localized(
    'Bahla clay, Nizwa silver and Dhofar frankincense, worked by hand and discreetly marked with your name.',
    'طين بهلاء وفضة نزوى ولبان ظفار، مصنوعة باليد وتحمل اسمكم بلمسة هادئة.',
  ),
  action: localized('See the ceramic mug', 'عرض الكوب الخزفي'),
  switchesTitle: localized('URL options', 'خيارات الرابط'),
  switchesLead: localized(
    'Add them to any URL; the links on the page keep them.',
    'أضيفوها إلى أي رابط، فتنتقل معكم من صفحة إلى أخرى.',
  ),
} as const;

export const indexGroups = [
  {
    group: 'product',
    title: localized('Products', 'المنتجات'),
    lead: localized(
      'Product pages as WooCommerce prints them, made interactive by one script tag.',
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
    title: localized('Pages without widgets', 'صفحات بلا أدوات'),
    lead: localized('Hadaya loads nothing here.', 'لا تحمّل هدايا شيئًا هنا.'),
  },
] as const;

export const indexSwitches: readonly { readonly query: string; readonly text: Localized }[] = [
  {
    query: '?dir=rtl',
    text: localized('The Arabic version, from right to left.', 'النسخة العربية، من اليمين إلى اليسار.'),
  },
  {
    query: '?csp=strict',
    text: localized('A strict content security policy with a nonce.', 'سياسة أمان محتوى صارمة برمز لمرة واحدة.'),
  },
  {
    query: '?js=off',
    text: localized('No scripts at all. Customers can still buy.', 'من دون أي سكربت، ويبقى الشراء ممكنًا.'),
  },
];
