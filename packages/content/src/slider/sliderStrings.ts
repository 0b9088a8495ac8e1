/** Texts of a slider; the builder's own, where the page brings them, win. */
export const sliderStrings = {
  en: {
    previous: 'Previous slide',
    next: 'Next slide',
    first: 'This is the first slide',
    last: 'This is the last slide',
    bullet: 'Go to slide {{index}}',
    position: '{{index}} of {{count}}',
    slide: 'slide',
    pause: 'Pause slide show',
    start: 'Start slide show',
    slides: 'Slides',
  },
  ar: {
    previous: 'الشريحة السابقة',
    next: 'الشريحة التالية',
    first: 'هذه هي الشريحة الأولى',
    last: 'هذه هي الشريحة الأخيرة',
    bullet: 'الانتقال إلى الشريحة {{index}}',
    position: '{{index}} من {{count}}',
    slide: 'شريحة',
    pause: 'إيقاف عرض الشرائح',
    start: 'تشغيل عرض الشرائح',
    slides: 'شرائح',
  },
} as const;
