import { fillText, listen } from '@hadaya/core';
import { createSlider } from '@hadaya/media/slider';
import { isCalm, type Widget } from '../../dom/widget.ts';
import { endForeignSlider, findForeignSlider } from '../dom/foreignSlider.ts';
import type { SliderTexts } from '../dom/sliderTexts.ts';
import { loadBackgrounds } from './loadBackgrounds.ts';
import type { MediaPlan } from './planMedia.ts';

/** What the thumbnails are made of. */
export interface ThumbnailOptions {
  readonly thumbnails: NonNullable<MediaPlan['thumbnails']>;
  readonly speed: number;
  readonly texts: SliderTexts;
  readonly goTo: (index: number) => void;
}

/** Makes the printed row of thumbnails a row of buttons, one of which Tab reaches. Returns what follows the slides. */
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
  const strip = createSlider({
    ...{ root, track, slideClass: 'swiper-slide', breakpoints: thumbnails.sizes, ...thumbnails.sizes[0] },
    ...{ isCentered: thumbnails.isCentered, speed: isCalm(widget) ? 0 : options.speed, signal },
  });
  loadBackgrounds(slides, loan);
  for (const [place, slide] of slides.entries()) {
    loan.attributes(slide, { role: 'button', 'aria-label': fillText(texts.bullet, { index: place + 1 }) });
  }
  const choose = (event: Event) => {
    const place = slides.findIndex((slide) => event.target instanceof Node && slide.contains(event.target));
    if (place >= 0 && !event.defaultPrevented) goTo(place);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    choose(event);
    event.preventDefault();
  };
  listen(track, 'click', choose, { signal });
  listen(track, 'keydown', press, { signal });

  return (index) => {
    const hasFocus = track.contains(element.ownerDocument.activeElement);
    for (const [place, slide] of slides.entries()) {
      const isCurrent = place === index;
      loan.attributes(slide, { 'aria-current': isCurrent ? 'true' : null, tabindex: isCurrent ? '0' : '-1' });
    }
    strip.goTo(index);
    if (hasFocus) slides[index]?.focus({ preventScroll: true });
  };
}
