import { listen, mayFetchAhead, readDirection } from '@hadaya/core';
import { isMotionReduced } from '@hadaya/media/slider';
import type { Gallery, Slides } from '../gallery/gallery.ts';
import { stepIndex } from '../gallery/galleryState.ts';
import { readSlideSettings } from './slideSettings.ts';

/** Slides that stand at their start and can be sent elsewhere. */
export function createSlides({ nodes: { slider }, context }: Pick<Gallery, 'nodes' | 'context'>): Slides {
  let hasMoved = false;
  const note = () => {
    hasMoved = true;
  };
  listen(slider, 'scroll', note, { signal: context.signal, passive: true });
  const scrollTo = (index: number, behavior: ScrollBehavior) => {
    // What is on its way tells of it only with the next frame.
    note();
    const left = (slider.scrollWidth / slider.childElementCount) * index;
    slider.scrollTo({ left: readDirection(slider) === 'rtl' ? -left : left, behavior });
  };
  return {
    settings: readSlideSettings(slider.getAttribute('data-slick')),
    mover: {
      goTo: (index) => scrollTo(index, isMotionReduced(context.environment.window) ? 'instant' : 'smooth'),
      // Where they stand already they need not be sent, which would have the browser lay out the page at once.
      jumpTo: (index) => void (hasMoved && scrollTo(index, 'instant')),
      refresh() {},
    },
  };
}

/** Lets the current image load, and those beside it before they are asked for unless the visitor saves data. */
export function loadNeighbours({ store, context: { environment } }: Gallery): void {
  const { index, set } = store.getState();
  for (const by of mayFetchAhead(environment.window.navigator) ? [0, 1, -1] : [0]) {
    const image = set.slides[stepIndex(index, by, set.slides.length)]?.querySelector('img');
    if (image?.loading === 'lazy') image.loading = 'eager';
  }
}
