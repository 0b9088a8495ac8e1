import { createStrings, type Strings } from '@hadaya/core';
import { readArrowTexts, readBuilderText } from './answerArrows.ts';

const sliderStrings = {
  en: {
    first: 'This is the first slide',
    last: 'This is the last slide',
    bullet: 'Go to slide {{index}}',
    position: '{{index}} of {{count}}',
    slide: 'slide',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
    slides: 'Slides',
  },
  ar: {
    first: 'هذه هي الشريحة الأولى',
    last: 'هذه هي الشريحة الأخيرة',
    bullet: 'الانتقال إلى الشريحة {{index}}',
    position: '{{index}} من {{count}}',
    slide: 'شريحة',
    pause: 'إيقاف عرض الشرائح',
    play: 'تشغيل عرض الشرائح',
    slides: 'شرائح',
  },
} as const;

export type SliderTexts = Strings<keyof typeof sliderStrings.en> & ReturnType<typeof readArrowTexts>;

export function readSliderTexts(element: Element, page: Window): SliderTexts {
  const texts = createStrings(sliderStrings, element);
  const bullet = readBuilderText(page, 'a11yCarouselPaginationBulletMessage');
  return {
    ...texts,
    ...readArrowTexts(element, page),
    first: readBuilderText(page, 'a11yCarouselFirstSlideMessage') ?? texts.first,
    last: readBuilderText(page, 'a11yCarouselLastSlideMessage') ?? texts.last,
    bullet: bullet?.includes('{{index}}') === false ? `${bullet} {{index}}` : (bullet ?? texts.bullet),
  };
}
