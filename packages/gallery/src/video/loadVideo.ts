import { lazyPart } from '@hadaya/core';

/** Fetches the players. */
export const loadVideo = lazyPart(() => import('@hadaya/media/video'));
