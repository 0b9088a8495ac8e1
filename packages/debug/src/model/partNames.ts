/** Name of a part, as beside its switch in the settings. */
interface PartName {
  readonly en: string;
  readonly ar: string;
}

/** Names of the parts in the settings, by the names of their bundles. */
export const PART_NAMES: Readonly<Record<string, PartName>> = {
  gallery: { en: 'Product gallery', ar: 'معرض صور المنتج' },
  swatches: { en: 'Variation swatches', ar: 'مربعات اختيار الأنواع' },
  'block-swatches': { en: 'Variation swatches of blocks', ar: 'مربعات اختيار الأنواع في المكوّنات' },
  'contact-widget': { en: 'Contact widget', ar: 'أداة التواصل' },
  attribution: { en: 'Traffic source attribution', ar: 'تتبع مصدر الزيارات' },
  menu: { en: 'Navigation menu and search', ar: 'قائمة التنقل والبحث' },
  quote: { en: 'Quote list', ar: 'طلب السعر' },
  content: { en: 'Content widgets', ar: 'عناصر المحتوى' },
};

/** Name of a bundle for owners; an unknown one keeps its own name. */
export const namePart = (bundle: string): string => PART_NAMES[bundle]?.en ?? bundle;
