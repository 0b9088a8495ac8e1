import { listen, prefersReducedMotion, readDirection } from '@hadaya/core';
import type { Gallery, SlideMover } from '../state/index.ts';

/** Moves slides that stand at their start by the browser's own scrolling. */
export function createScroller({ nodes: { slider }, context }: Pick<Gallery, 'nodes' | 'context'>): SlideMover {
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
    goTo: (index) => scrollTo(index, prefersReducedMotion(context.environment.window) ? 'instant' : 'smooth'),
    // Where they stand already they need not be sent, which would have the browser lay out the page at once.
    jumpTo: (index) => void ((hasMoved || index > 0) && scrollTo(index, 'instant')),
    refresh() {},
  };
}
