import type { IslandDetection } from '@hadaya/core';
import { MENU_SELECTORS, SEARCH_SELECTORS } from './selectors.ts';

/** What on a page calls for this island. */
export const detection: IslandDetection = { name: 'menu', selectors: [...MENU_SELECTORS, ...SEARCH_SELECTORS] };
