import { lazyPart } from '@hadaya/core';

/** Fetches what stands in the place of a picture that cannot be shown or is late. */
export const loadPictureMarks = lazyPart(() => import('./markPictures.tsx'));
