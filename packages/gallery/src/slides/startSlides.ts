import { fillText, lazyPart, listen, onVisible } from '@hadaya/core';
import { emitIndex, findMover, type Gallery, type GalleryState, readCurrentImage } from '../state/index.ts';
import { loadNeighbours } from './loadNeighbours.ts';

const loadAutoplay = lazyPart(() => import('./startAutoplay.ts'));

function tellMove(gallery: Gallery, { index, movedBy, set }: GalleryState): void {
  const { texts, announce } = gallery;
  loadNeighbours(gallery);
  emitIndex(gallery, 'changed');
  const image = readCurrentImage(gallery);
  const position = { index: index + 1, count: set.images.length, alt: image?.alt ?? '' };
  if (movedBy === 'visitor') announce(() => fillText(image?.video ? texts.movedVideo : texts.moved, position));
}

/** Moves the slides when the current index changes, and starts autoplay if the owner enabled it. */
export function startSlides(gallery: Gallery): void {
  const { context, nodes, slideSettings, store } = gallery;
  const { signal } = context;
  let seen = store.getState();
  const follow = () => {
    const before = seen;
    seen = store.getState();
    // After a swap, the first slide is already in view; see `showSet`.
    if (seen.set !== before.set || seen.index === before.index) return;
    tellMove(gallery, seen);
    // Behind the lightbox the motion is not visible, so the slide jumps into position.
    findMover(gallery)[seen.isOpen ? 'jumpTo' : 'goTo'](seen.index);
  };
  store.subscribe(follow, signal);
  listen(nodes.slider, 'scroll', () => loadNeighbours(gallery), { signal, passive: true, once: true });
  const start = loadAutoplay.starter(context, (part) => part.startAutoplay(gallery));
  if (slideSettings.autoplayDelay > 0 && seen.set.images.length > 1) onVisible(nodes.main, start, context);
}
