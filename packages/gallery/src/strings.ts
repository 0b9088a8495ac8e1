import { createStrings, type Strings } from '@hadaya/core';
import type { OwnTexts } from './settings.ts';

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
    moved: 'Image {{index}} of {{count}}, {{alt}}',
    movedVideo: 'Video {{index}} of {{count}}, {{alt}}',
    lostPicture: 'The large view could not be loaded.',
    openPicture: 'Open the picture',
    lostVideo: 'The video could not be loaded here.',
    openVideo: 'Watch the video',
    swapped: 'Gallery updated for {{choice}}, {{count}} images',
    swappedOne: 'Gallery updated for {{choice}}, 1 image',
    restored: 'Gallery updated, {{count}} images',
    restoredOne: 'Gallery updated, 1 image',
    and: ', ',
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
    moved: 'الصورة {{index}} من {{count}}، {{alt}}',
    movedVideo: 'الفيديو {{index}} من {{count}}، {{alt}}',
    lostPicture: 'تعذّر تحميل العرض الكبير.',
    openPicture: 'فتح الصورة',
    lostVideo: 'تعذّر تحميل الفيديو هنا.',
    openVideo: 'مشاهدة الفيديو',
    swapped: 'تغيّرت الصور حسب اختيار {{choice}}، عدد الصور {{count}}',
    swappedOne: 'تغيّرت الصور حسب اختيار {{choice}}، صورة واحدة',
    restored: 'تغيّرت الصور، عددها {{count}}',
    restoredOne: 'تغيّرت الصور، صورة واحدة',
    and: '، ',
  },
} as const;

/** What a gallery says. */
export type GalleryTexts = Strings<keyof (typeof TABLES)['en']>;

/** The texts in the language of an element; the owner's own win, key by key. */
export function createGalleryTexts(element: Element, own: OwnTexts): GalleryTexts {
  return createStrings(TABLES, element, own);
}
