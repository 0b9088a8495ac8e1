import type { IslandDetection } from '@hadaya/core';
import { MENU_SELECTORS, SEARCH_SELECTORS } from './selectors.ts';

/** Name of the island, and selectors of the elements for which the loader loads it. */
export const detection: IslandDetection = { name: 'menu', selectors: [...MENU_SELECTORS, ...SEARCH_SELECTORS] };
