import { createStrings, isRecord } from '@hadaya/core';
import { readElementorConfig } from '@hadaya/core/elementor';
import type { Widget } from '../../widget/index.ts';
import type { SliderParts } from './readSlider.ts';

const arrowStrings = {
  en: { previous: 'Previous slide', next: 'Next slide' },
  ar: { previous: 'الشريحة السابقة', next: 'الشريحة التالية' },
} as const;

/** A text of the builder's own translations, where the page brings it. */
export function readBuilderText(page: Window, key: string): string | undefined {
  const { i18n } = readElementorConfig(page);
  const text = isRecord(i18n) ? i18n[key] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** The names of the arrows in the language of the element. */
export function readArrowTexts(element: Element, page: Window): { readonly previous: string; readonly next: string } {
  const texts = createStrings(arrowStrings, element);
  return {
    previous: readBuilderText(page, 'a11yCarouselPrevSlideMessage') ?? texts.previous,
    next: readBuilderText(page, 'a11yCarouselNextSlideMessage') ?? texts.next,
  };
}

/** The printed arrows have no name; our buttons take their place when the slider comes near the screen. */
export function nameArrows({ element, environment, loan }: Widget, { previous, next }: SliderParts): void {
  const texts = readArrowTexts(element, environment.window);
  if (previous) loan.attributes(previous, { 'aria-label': texts.previous });
  if (next) loan.attributes(next, { 'aria-label': texts.next });
}
