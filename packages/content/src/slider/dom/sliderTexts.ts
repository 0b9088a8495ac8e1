import { createStrings, isRecord, type Strings } from '@hadaya/core';
import { readConfig } from '../../dom/openWidget.ts';
import { sliderStrings } from '../sliderStrings.ts';

/** What a slider says. */
export type SliderTexts = Strings<keyof typeof sliderStrings.en>;

const BUILDER_NAMES: Readonly<Record<string, string>> = {
  previous: 'a11yCarouselPrevSlideMessage',
  next: 'a11yCarouselNextSlideMessage',
  first: 'a11yCarouselFirstSlideMessage',
  last: 'a11yCarouselLastSlideMessage',
  bullet: 'a11yCarouselPaginationBulletMessage',
};

/** The texts in the language of the element, the builder's translations first. */
export function readSliderTexts(element: Element, page: Window): SliderTexts {
  const { i18n } = readConfig(page);
  const printed = isRecord(i18n) ? i18n : {};
  const own = Object.entries(BUILDER_NAMES).flatMap(([name, key]) => {
    const text = printed[key];
    if (typeof text !== 'string' || text === '') return [];
    return [[name, name === 'bullet' && !text.includes('{{index}}') ? `${text} {{index}}` : text]];
  });
  return createStrings(sliderStrings, element, Object.fromEntries(own));
}
