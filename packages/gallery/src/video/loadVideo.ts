import { lazyPart } from '@hadaya/core';

export const loadVideo = lazyPart(() => import('@hadaya/media/video'));
