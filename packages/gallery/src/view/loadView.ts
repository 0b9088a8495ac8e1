import { lazyPart } from '@hadaya/core';

/** Loads the React view that every gallery has. */
export const loadView = lazyPart(() => import('./GalleryView.tsx'));
