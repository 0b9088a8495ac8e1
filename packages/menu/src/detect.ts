import type { IslandDetection } from '@hadaya/core';
import { MENU_SELECTORS, SEARCH_SELECTORS } from './selectors.ts';

/** Selectors that make the loader load this island. */
export const detection: IslandDetection = { name: 'menu', selectors: [...MENU_SELECTORS, ...SEARCH_SELECTORS] };
