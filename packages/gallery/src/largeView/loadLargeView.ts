import { lazyPart } from '@hadaya/core';

/** Fetches what a hand does with the pictures: moving them, the magnifying glass, what fills the lightbox. */
export const loadLargeView = lazyPart(() => import('./largeView.ts'));
