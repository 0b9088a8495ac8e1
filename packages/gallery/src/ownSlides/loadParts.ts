import { lazyPart } from '@hadaya/core';

/** Fetches the slides that the server did not print. */
export const loadOwnSlides = lazyPart(() => import('./ownSlides.ts'));

/** Fetches what stands in the place of a picture that cannot be shown or is late. */
export const loadPictureMarks = lazyPart(() => import('./PictureMarks.tsx'));
