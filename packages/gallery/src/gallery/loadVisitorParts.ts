import { lazyPart } from '@hadaya/core';

/** Fetches what a visitor reaches for, or what moves the slides by itself; whoever asks first brings it for all. */
export const loadVisitorParts = lazyPart(() => import('../visitorParts.ts').then(({ visitorParts }) => visitorParts));
