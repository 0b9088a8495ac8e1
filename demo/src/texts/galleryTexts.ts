import { localized } from '@hadaya/testing/shop';

/** Titles and summaries of the gallery pages. */
export const galleryPageTexts = {
  left: {
    title: localized('Thumbnails at the left', 'صور مصغّرة على اليسار'),
    summary: localized(
      'A strip beside the picture, as high as it; below on a phone.',
      'شريط إلى جانب الصورة وبارتفاعها، وتحتها على الهاتف.',
    ),
  },
  right: {
    title: localized('Thumbnails at the right', 'صور مصغّرة على اليمين'),
    summary: localized('The same at the other side, on phones too.', 'الشيء نفسه في الجهة الأخرى، وعلى الهاتف أيضًا.'),
  },
  noImage: {
    title: localized('A product without an image', 'منتج دون صورة'),
    summary: localized(
      'The placeholder stands alone: no magnifier, no zoom.',
      'صورة بديلة وحدها، بلا زر تكبير ولا تقريب.',
    ),
  },
  video: {
    title: localized('Pictures and videos', 'صور ومقاطع فيديو'),
    summary: localized(
      'A video of the shop and one of another site; nothing loads before it is played.',
      'فيديو من المتجر وآخر من موقع خارجي، ولا يُحمَّل شيء قبل التشغيل.',
    ),
  },
  fifty: {
    title: localized('Fifty images', 'خمسون صورة'),
    summary: localized(
      'A long strip that scrolls by itself to the current image.',
      'شريط طويل يتحرك وحده إلى الصورة الحالية.',
    ),
  },
  moving: {
    title: localized('Slides that move by themselves', 'صور تتحرك وحدها'),
    summary: localized(
      'Autoplay with a fade; it rests under the mouse and has a pause button.',
      'عرض تلقائي بتلاشٍ، يتوقف تحت المؤشر وله زر إيقاف.',
    ),
  },
  quickView: {
    title: localized('Quick view', 'معاينة سريعة'),
    summary: localized(
      'The product arrives after the page: its gallery mounts at once.',
      'يُحمَّل المنتج بعد الصفحة، ويعمل معرضه فورًا.',
    ),
  },
} as const;

/** Label of the quick view button. */
export const quickViewButton = localized('Show the mug', 'عرض الكوب');
