import { lazyPart } from '@hadaya/core';

/** Loads dragging, zoom and the lightbox contents. */
export const loadLargeView = lazyPart(() => import('./largeView.ts'));
