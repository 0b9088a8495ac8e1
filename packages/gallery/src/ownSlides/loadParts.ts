import { lazyPart } from '@hadaya/core';

/** Loads the components that render slides which the server did not print. */
export const loadOwnSlides = lazyPart(() => import('./ownSlides.ts'));

/** Loads the placeholder for a picture that is late or cannot be shown. */
export const loadBrokenPictures = lazyPart(() => import('./BrokenPictures.tsx'));
