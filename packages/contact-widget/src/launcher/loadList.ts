import { lazyPart } from '@hadaya/core';

/** Fetches what comes when somebody reaches for a widget, once for all widgets of the page. */
export const loadList = lazyPart(() => import('../list/prepareList.ts'));
