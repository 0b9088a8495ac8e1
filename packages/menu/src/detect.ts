import type { IslandDetection } from '@hadaya/core';
import { MENU_SELECTORS, SEARCH_SELECTORS } from './selectors.ts';

export const detection: IslandDetection = { name: 'menu', selectors: [...MENU_SELECTORS, ...SEARCH_SELECTORS] };
