import { listen, prefersReducedMotion, readDirection } from '@hadaya/core';
import type { Gallery, SlideMover } from '../state/index.ts';

/** Creates the object that moves the slides by native scrolling. */
export function createScroller({ nodes: { slider }, context }: Pick<Gallery, 'nodes' | 'context'>): SlideMover {
  let hasMoved = false;
  const note = () => {
    hasMoved = true;
  };
  listen(slider, 'scroll', note, { signal: context.signal, passive: true });
  const scrollTo = (index: number, behavior: ScrollBehavior) => {
    // A smooth scroll fires its first event only in the next frame, so the move is recorded here.
    note();
    const left = (slider.scrollWidth / slider.childElementCount) * index;
    slider.scrollTo({ left: readDirection(slider) === 'rtl' ? -left : left, behavior });
  };
  return {
    goTo: (index) => scrollTo(index, prefersReducedMotion(context.environment.window) ? 'instant' : 'smooth'),
    // A jump to the first slide does not scroll slides that have never moved, because scrolling would force a layout.
    jumpTo: (index) => void ((hasMoved || index > 0) && scrollTo(index, 'instant')),
    refresh() {},
  };
}
