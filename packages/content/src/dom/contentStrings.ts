/** What a visitor is told when a part of a widget cannot be loaded. */
export const contentStrings = {
  en: {
    slides: 'Scroll sideways to see all slides.',
    film: 'The player could not be loaded.',
    watch: 'Watch the video in a new tab',
  },
  ar: {
    slides: 'مرّر جانبًا لرؤية كل الشرائح.',
    film: 'تعذّر تحميل المشغّل.',
    watch: 'شاهد الفيديو في نافذة جديدة',
  },
} as const;
