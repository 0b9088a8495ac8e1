import { lazyPart } from '@hadaya/core';

export const loadView = lazyPart(() => import('./GalleryView.tsx'));
