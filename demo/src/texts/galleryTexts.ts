import { localized } from '@hadaya/testing/shop';

export const galleryPageTexts = {
  left: {
    title: localized('Thumbnails on the left', 'صور مصغّرة على اليسار'),
    summary: localized(
      'A strip beside the picture, at the same height; below it on phones.',
      'شريط إلى جانب الصورة وبارتفاعها، وتحتها على الهاتف.',
    ),
  },
  right: {
    title: localized('Thumbnails on the right', 'صور مصغّرة على اليمين'),
    summary: localized('The same on the other side, also on phones.', 'الشيء نفسه في الجهة الأخرى، وعلى الهاتف أيضًا.'),
  },
  noImage: {
    title: localized('A product without an image', 'منتج دون صورة'),
    summary: localized(
      'Only the placeholder image, without magnifier or zoom.',
      'الصورة البديلة وحدها، بلا زر تكبير ولا تقريب.',
    ),
  },
  video: {
    title: localized('Pictures and videos', 'صور ومقاطع فيديو'),
    summary: localized(
      'One video from the shop and one from another site. Nothing loads until you play it.',
      'فيديو من المتجر وآخر من موقع خارجي، ولا يُحمَّل شيء قبل التشغيل.',
    ),
  },
  fifty: {
    title: localized('Fifty images', 'خمسون صورة'),
    summary: localized(
      'A long strip that scrolls to the current image.',
      'شريط طويل ينتقل تلقائيًا إلى الصورة الحالية.',
    ),
  },
  moving: {
    title: localized('Slides with autoplay', 'عرض تلقائي للصور'),
    summary: localized(
      'Autoplay with a fade. It pauses under the mouse and has a pause button.',
      'عرض تلقائي بتلاشٍ، يتوقف تحت المؤشر وله زر إيقاف.',
    ),
  },
  quickView: {
    title: localized('Quick view', 'معاينة سريعة'),
    summary: localized(
      'The product loads after the page, and its gallery works immediately.',
      'يُحمَّل المنتج بعد الصفحة، ويعمل معرضه فورًا.',
    ),
  },
} as const;

export const quickViewButton = localized('Show the mug', 'عرض الكوب');
