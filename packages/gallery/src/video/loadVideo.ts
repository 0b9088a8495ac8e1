import { lazyPart } from '@hadaya/core';

/** Loads the video players. */
export const loadVideo = lazyPart(() => import('@hadaya/media/video'));
