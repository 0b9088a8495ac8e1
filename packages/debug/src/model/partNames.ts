interface PartName {
  readonly en: string;
  readonly ar: string;
}

/** Feature names as shown in the settings, keyed by bundle name. */
export const PART_NAMES: Readonly<Record<string, PartName>> = {
  gallery: { en: 'Product gallery', ar: 'معرض صور المنتج' },
  swatches: { en: 'Variation swatches', ar: 'عينات الأنواع' },
  'block-swatches': { en: 'Variation swatches of blocks', ar: 'عينات الأنواع في المكوّنات' },
  'contact-widget': { en: 'Contact widget', ar: 'أداة التواصل' },
  attribution: { en: 'Order attribution', ar: 'تتبع مصادر الطلبات' },
  menu: { en: 'Menu and search', ar: 'القائمة والبحث' },
  quote: { en: 'Quote list', ar: 'طلب السعر' },
  content: { en: 'Sliders, accordions and tabs', ar: 'عارضات الشرائح والأكورديون والتبويبات' },
};

export const namePart = (bundle: string): string => PART_NAMES[bundle]?.en ?? bundle;
