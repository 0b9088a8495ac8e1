import { localized } from '@hadaya/testing/shop';

/** Description of each page, for the index and the meta description. */
export const pageTexts = {
  index: localized(
    'Corporate gifts made in Oman: every page of the demo shop, explained.',
    'هدايا شركات صُنعت في عُمان: جميع صفحات المتجر التجريبي مع شرحها.',
  ),
  mug: localized(
    'Colour and size swatches: one combination is sold out, one colour comes in every size.',
    'عيّنات اللون والحجم: تركيبة نفدت كميتها، ولون متوفر بكل الأحجام.',
  ),
  notebook: localized(
    'Colour swatches beside radio buttons; every combination is in stock.',
    'عيّنات لون إلى جانب أزرار اختيار، وكل التركيبات متوفرة.',
  ),
  burner: localized(
    'Image swatches for a single attribute; one finish is nearly sold out.',
    'عيّنات بالصور لمنتج ذي سمة واحدة، وأحد التشطيبات أوشك على النفاد.',
  ),
  dallah: localized('Pictures that change with the metal, and a short film.', 'صور تتغير مع المعدن، وفيلم قصير.'),
  datesBox: localized(
    'Thirty-five fillings: too many to embed, so each choice is requested from the server.',
    'خمس وثلاثون حشوة: أكثر مما تحمله الصفحة، فيُطلب كل اختيار من الخادم.',
  ),
  pen: localized(
    'Image swatches, radio buttons and a free-text attribute with quotes in its value.',
    'عيّنات بالصور وأزرار اختيار وسمة نصية تحوي علامات تنصيص.',
  ),
  keyRing: localized('A single picture: a gallery without thumbnails.', 'صورة واحدة: معرض بلا صور مصغّرة.'),
  bottle: localized(
    'The shop’s default colour is selected at first paint.',
    'لون المتجر الافتراضي محدد منذ اللحظة الأولى.',
  ),
  twoProducts: localized(
    'Two forms that share an attribute: a choice in one never changes the other.',
    'نموذجان يشتركان في سمة واحدة: الاختيار في أحدهما لا يغيّر الآخر.',
  ),
  sameProductTwice: localized(
    'The same form twice, with the same ids, as quick views and page builders print it.',
    'النموذج نفسه مرتين وبالمعرّفات نفسها، كما تطبعه المعاينة السريعة ومنشئات الصفحات.',
  ),
  about: localized(
    'A page without widgets: the loader finds none and loads nothing.',
    'صفحة بلا أدوات: لا يجد المحمّل شيئًا فلا يحمّل شيئًا.',
  ),
} as const;

/** Titles of pages other than product pages. */
export const pageTitles = {
  index: localized('Gifts from Oman', 'هدايا من عُمان'),
  twoProducts: localized('Two products on one page', 'منتجان في صفحة واحدة'),
  sameProductTwice: localized('The same product twice', 'المنتج نفسه مرتين'),
  about: localized('About us', 'من نحن'),
} as const;
