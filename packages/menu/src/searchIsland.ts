import { defineIsland } from '@hadaya/core';
import { SEARCH_SELECTORS } from './detect.ts';
import { menuSettings } from './settings.ts';

/** The search field: named controls, a real clear button, an icon that opens it, and suggestions when the owner wants them. */
export const searchIsland = defineIsland({
  name: 'menu-search',
  selectors: SEARCH_SELECTORS,
  load: 'eager',
  settings: { schema: menuSettings, key: 'menu' },
  async mount(island) {
    const { settings, signal } = island;
    const { startSearch } = await import('./search/startSearch.ts');
    if (signal.aborted) return;
    const context = startSearch(island);
    if (!context || !settings.suggestions) return;
    const { startSuggestions } = await import('./search/startSuggestions.ts');
    if (!signal.aborted) startSuggestions(island, context);
  },
});
