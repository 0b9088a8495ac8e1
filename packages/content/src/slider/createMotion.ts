import type { Loan } from '@hadaya/core';
import { emit } from '@hadaya/core';
import {
  createCarousel,
  createSlider,
  type LightSlider,
  labelSlides,
  type Slider,
  type SliderOptions,
} from '@hadaya/media/slider';
import { readSliderTexts, type SliderParts, type SliderPlan } from '../slides/index.ts';
import { canMove } from '../widget/index.ts';
import { showContents } from './dom/showContents.ts';
import type { SliderSession } from './SliderSession.ts';

const FAILED = 'the slider code could not be loaded, so the slides move without it';

/** Returns a function that loads the deferred pictures in a slide and its neighbours. */
function loadImages({ slides }: Pick<SliderParts, 'slides'>, loan: Loan): (index: number) => void {
  return (index) => {
    for (const position of [index, index + 1, index - 1]) {
      const slide = slides.at(position % slides.length);
      const image = slide?.querySelector<HTMLImageElement>('img.swiper-lazy[data-src]:not([src])');
      if (!slide || !image) continue;
      loan.attributes(image, { src: image.dataset.src ?? null });
      loan.classes(image, { 'swiper-lazy-loaded': true });
      const preloader = slide.querySelector('.swiper-lazy-preloader');
      if (preloader) loan.attributes(preloader, { hidden: '' });
    }
  };
}

/**
 * Returns the behaviour at the ends. A slider with too few slides for a loop rewinds; so does a fading slider, on which
 * rewinding looks the same.
 */
function readWrap({ sizes, isInfinite, effect }: SliderPlan, count: number): 'none' | 'rewind' | 'loop' {
  if (!isInfinite) return 'none';
  const widest = Math.max(...Object.values(sizes).map(({ perView, perGroup }) => perView + perGroup));
  return effect === 'fade' || count < widest + 1 ? 'rewind' : 'loop';
}

/**
 * Labels the slides for screen readers, and returns a function that makes all slides out of view inert; call it after
 * each move.
 */
function createMarker({ widget, parts }: SliderSession): (slider: Slider) => void {
  const { slides } = parts;
  const texts = readSliderTexts(widget.element, widget.environment.window);
  const mark = labelSlides(slides, { position: texts.position, role: texts.slide }, widget.signal);
  return (slider) => {
    const inView = slider.getVisible();
    const current = slides[slider.getIndex()];
    const visible = inView.length > 0 ? inView : current ? [current] : [];
    mark(visible);
    for (const slide of slides)
      widget.loan.attributes(slide, { 'aria-hidden': visible.includes(slide) ? null : 'true' });
  };
}

/**
 * Creates the slider that moves the slides. Slides out of view are inert, pictures load before they come into view, and
 * texts appear after their slide has settled.
 */
export function createMotion(session: SliderSession, onMove: (index: number) => void, onDrag: () => void): LightSlider {
  const { widget, parts, plan, media, store, first } = session;
  const { environment, signal } = widget;
  const mark = createMarker(session);
  const contents = showContents(widget, parts);
  const images = loadImages(parts, widget.loan);
  const options: SliderOptions = {
    root: parts.root,
    track: parts.track,
    slideClass: 'swiper-slide',
    index: first,
    effect: plan.effect,
    speed: canMove(widget) ? plan.speed : 0,
    wrap: readWrap(plan, parts.slides.length),
    breakpoints: plan.sizes,
    ...plan.sizes[0],
    onChange(index) {
      mark(slider);
      images(index);
      contents.hide();
      store.dispatch({ index, edge: 'none' });
      emit(widget.element, 'hadaya:content:slide-changed', { index });
      onMove(index);
    },
    onSettle() {
      mark(slider);
      contents.show(slider.getIndex());
    },
    onDrag,
    signal,
  };
  const slider: LightSlider = media
    ? { ...media.open(options), fetchEngine: () => {} }
    : createSlider({
        ...options,
        open: createCarousel,
        engine: 'drag',
        onFailed: (cause) => environment.logger.warn(FAILED, cause),
      });
  mark(slider);
  images(first);
  contents.show(first);
  return slider;
}
