import { lazyPart } from '@hadaya/core';

/** Fetches what React draws on every gallery. */
export const loadView = lazyPart(() => import('./GalleryView.tsx'));
