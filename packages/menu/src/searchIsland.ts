import { defineIsland } from '@hadaya/core';
import { takeOver } from './dom/takeOver.ts';
import { startSearch } from './search/startSearch.ts';
import { SEARCH_SELECTORS } from './selectors.ts';
import { menuSettings } from './settings.ts';

/** The search field: named controls, a real clear button, an icon that opens it, and suggestions when the owner wants them. */
export const searchIsland = defineIsland({
  name: 'menu-search',
  selectors: SEARCH_SELECTORS,
  load: 'eager',
  settings: { schema: menuSettings, key: 'menu' },
  mount(island) {
    takeOver(island);
    startSearch(island);
  },
});
