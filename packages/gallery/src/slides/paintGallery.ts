import { childController, contain, createLoan } from '@hadaya/core';
import type { Gallery, GalleryState } from '../state/index.ts';
import { markThumbnails } from '../thumbnails/index.ts';
import { createStatus } from './createStatus.ts';
import { markFrame, markSlides } from './markSlides.ts';
import { holdFocus, showSet } from './showSet.ts';

/**
 * Keeps the server's nodes as the state says, from now on and in the frame of every change: sets come on display, names and
 * marks of slides and thumbnails follow, and what there is to say is said. What we add beside them is drawn by `drawOverlay`.
 */
export function paintGallery(gallery: Gallery): void {
  const { hosts, nodes, store, context } = gallery;
  const { signal } = context;
  const frame = createLoan(signal);
  const say = createStatus(hosts.overlay);
  let painted: GalleryState | undefined;
  let onDisplay = childController(signal);
  let marks = createLoan(onDisplay.signal);

  const paint = () => {
    const before = painted;
    const state = store.getState();
    painted = state;
    const isNewSet = state.set !== before?.set;
    // Asked first: a thumbnail that is no button any more loses the focus.
    const giveFocus = before && isNewSet ? holdFocus(nodes) : undefined;
    if (giveFocus) {
      onDisplay.abort();
      onDisplay = childController(signal);
      marks = createLoan(onDisplay.signal);
    }
    if (isNewSet || state.pending !== before?.pending) markFrame(gallery, state, frame);
    if (isNewSet || state.index !== before?.index) {
      markSlides(gallery, state, marks);
      markThumbnails(gallery, state, marks);
    }
    if (state.message !== before?.message) say(state.message);
    if (giveFocus) showSet(gallery, giveFocus);
  };

  let isPlanned = false;
  const paintSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    // Several changes of one task are one to look at, and to themes.
    queueMicrotask(() => {
      isPlanned = false;
      if (!signal.aborted) contain(paint, signal);
    });
  };
  store.subscribe(paintSoon, signal);
  paint();
}
