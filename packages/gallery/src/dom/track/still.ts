import type { Track } from './track.ts';

const nothing = () => {};

/** Slides that move when they are asked to, by the browser's own scrolling, and tell nothing. */
export function createStill(slider: HTMLElement): Track {
  return {
    goTo(index) {
      const slide = slider.children[index];
      if (slide) slider.scrollBy({ left: slide.getBoundingClientRect().left - slider.getBoundingClientRect().left });
    },
    reset: () => slider.scrollTo({ left: 0, behavior: 'instant' }),
    lock: nothing,
    unlock: nothing,
    end: nothing,
  };
}
