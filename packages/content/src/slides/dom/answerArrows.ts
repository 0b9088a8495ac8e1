import { createLoan, createStrings, isRecord, listen } from '@hadaya/core';
import { readElementorConfig } from '@hadaya/core/elementor';
import type { Widget } from '../../widget/index.ts';
import type { SliderParts } from './readSlider.ts';

const arrowStrings = {
  en: { previous: 'Previous slide', next: 'Next slide' },
  ar: { previous: 'الشريحة السابقة', next: 'الشريحة التالية' },
} as const;

const WAYS = ['previous', 'next'] as const;

export function readBuilderText(page: Window, key: string): string | undefined {
  const { i18n } = readElementorConfig(page);
  const text = isRecord(i18n) ? i18n[key] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

export function readArrowTexts(element: Element, page: Window): { readonly previous: string; readonly next: string } {
  const texts = createStrings(arrowStrings, element);
  return {
    previous: readBuilderText(page, 'a11yCarouselPrevSlideMessage') ?? texts.previous,
    next: readBuilderText(page, 'a11yCarouselNextSlideMessage') ?? texts.next,
  };
}

/** Names the printed arrows until the signal aborts, when Hadaya's buttons replace them. */
export function nameArrows(
  { element, environment, signal }: Pick<Widget, 'element' | 'environment' | 'signal'>,
  parts: SliderParts,
): void {
  const texts = readArrowTexts(element, environment.window);
  const loan = createLoan(signal);
  for (const way of WAYS) if (parts[way]) loan.attributes(parts[way], { 'aria-label': texts[way] });
}

/**
 * Makes the printed arrows move the slides, except an arrow that contains one of Hadaya's buttons, because that button
 * moves them.
 */
export function answerArrows(
  parts: Pick<SliderParts, 'previous' | 'next'>,
  move: (way: 'previous' | 'next') => void,
  signal: AbortSignal,
): void {
  for (const way of WAYS) {
    const arrow = parts[way];
    if (!arrow) continue;
    const answer = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-hadaya-root]')) return;
      event.preventDefault();
      move(way);
    };
    listen(arrow, 'click', answer, { signal });
    listen(arrow, 'keydown', (event) => (event.key === 'Enter' || event.key === ' ') && answer(event), { signal });
  }
}
