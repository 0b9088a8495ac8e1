import { lazyPart } from '@hadaya/core';

/** Fetches all that React draws. */
export const loadView = lazyPart(() => import('./view.ts'));
