import { createStrings, isRecord, type Strings } from '@hadaya/core';

const TABLES = {
  en: {
    region: 'Product images',
    carousel: 'carousel',
    slide: 'slide',
    position: '{{index}} of {{count}}',
    previous: 'Previous slide',
    next: 'Next slide',
    goTo: 'Go to slide {{index}}',
    thumbnails: 'Thumbnails',
    trigger: 'View full-screen image gallery',
    pause: 'Pause the slides',
    play: 'Play the slides',
    moved: 'Image {{index}} of {{count}}, {{alt}}',
    swapped: 'Gallery updated for {{choice}}, {{count}} images',
    restored: 'Gallery updated, {{count}} images',
  },
  ar: {
    region: 'صور المنتج',
    carousel: 'عارض صور',
    slide: 'شريحة',
    position: '{{index}} من {{count}}',
    previous: 'الشريحة السابقة',
    next: 'الشريحة التالية',
    goTo: 'الانتقال إلى الشريحة {{index}}',
    thumbnails: 'الصور المصغّرة',
    trigger: 'عرض الصور بملء الشاشة',
    pause: 'إيقاف حركة الصور',
    play: 'تشغيل حركة الصور',
    moved: 'الصورة {{index}} من {{count}}، {{alt}}',
    swapped: 'تغيّرت الصور حسب اختيار {{choice}}، عدد الصور {{count}}',
    restored: 'تغيّرت الصور، عددها {{count}}',
  },
} as const;

/** What a gallery says. */
export type GalleryTexts = Strings<keyof (typeof TABLES)['en']>;

/** The texts in the language of an element; the owner's own win, key by key. */
export function createGalleryTexts(element: Element, own: unknown): GalleryTexts {
  const texts = Object.entries(isRecord(own) ? own : {}).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  return createStrings(TABLES, element, Object.fromEntries(texts));
}
