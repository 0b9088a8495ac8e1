import { lazyPart } from '@hadaya/core';

export const loadLargeView = lazyPart(() => import('./largeView.ts'));
