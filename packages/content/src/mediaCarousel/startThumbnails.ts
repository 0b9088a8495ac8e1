import type { Loan } from '@hadaya/core';
import { fillText, isFieldKey, listen } from '@hadaya/core';
import { pictureStyle } from '@hadaya/media/slider';
import { createEngine } from '@hadaya/media/slider/engine';
import { endForeignSlider, findForeignSlider, type SliderTexts } from '../slides/index.ts';
import { canMove, type Widget } from '../widget/index.ts';
import type { MediaPlan } from './planMedia.ts';

/** Loads the slides' pictures, which the server deferred through `data-background`. */
export function loadBackgrounds(slides: readonly (HTMLElement | undefined)[], loan: Loan): void {
  for (const slide of slides) {
    const picture = slide?.querySelector<HTMLElement>('.swiper-lazy[data-background]');
    const image = picture && pictureStyle(picture.dataset.background, picture.baseURI);
    if (!slide || !picture || !image || picture.style.backgroundImage) continue;
    loan.style(picture, { 'background-image': image });
    loan.classes(picture, { 'swiper-lazy-loaded': true });
    const preloader = slide.querySelector('.swiper-lazy-preloader');
    if (preloader) loan.attributes(preloader, { hidden: '' });
  }
}

export interface ThumbnailOptions {
  readonly thumbnails: NonNullable<MediaPlan['thumbnails']>;
  readonly speed: number;
  readonly texts: SliderTexts;
  readonly goTo: (index: number) => void;
}

/**
 * Turns the printed thumbnails into a row of buttons, one of which is in the tab order. Returns a function that
 * highlights a slide's thumbnail; callers pass the index of each new slide.
 */
export function startThumbnails(widget: Widget, options: ThumbnailOptions): (index: number) => void {
  const { element, loan, signal } = widget;
  const { thumbnails, texts, goTo } = options;
  const root = element.querySelector<HTMLElement>('.elementor-thumbnails-swiper');
  const track = root?.querySelector<HTMLElement>('.swiper-wrapper');
  if (!root || !track) return () => {};
  const foreign = findForeignSlider(root);
  if (foreign) endForeignSlider(foreign, { root, track, pagination: undefined });
  const slides = [...track.querySelectorAll<HTMLElement>('.swiper-slide')];
  loan.attributes(root, { role: 'group', 'aria-label': texts.slides });
  const strip = createEngine({
    ...{ root, track, slideClass: 'swiper-slide', breakpoints: thumbnails.sizes, ...thumbnails.sizes[0] },
    ...{ isCentered: thumbnails.isCentered, speed: canMove(widget) ? options.speed : 0, signal },
  });
  loadBackgrounds(slides, loan);
  for (const [position, slide] of slides.entries()) {
    loan.attributes(slide, { role: 'button', 'aria-label': fillText(texts.bullet, { index: position + 1 }) });
  }
  const choose = (event: Event) => {
    const index = slides.findIndex((slide) => event.target instanceof Node && slide.contains(event.target));
    if (index >= 0 && !event.defaultPrevented) goTo(index);
  };
  const press = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || isFieldKey(event)) return;
    choose(event);
    event.preventDefault();
  };
  listen(track, 'click', choose, { signal });
  listen(track, 'keydown', press, { signal });

  return (index) => {
    const hasFocus = track.contains(element.ownerDocument.activeElement);
    for (const [position, slide] of slides.entries()) {
      const isCurrent = position === index;
      loan.attributes(slide, { 'aria-current': isCurrent ? 'true' : null, tabindex: isCurrent ? '0' : '-1' });
    }
    strip.goTo(index);
    if (hasFocus) slides[index]?.focus({ preventScroll: true });
  };
}
