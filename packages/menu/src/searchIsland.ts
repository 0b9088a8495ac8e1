import { defineIsland } from '@hadaya/core';
import { createLoan } from '@hadaya/core/loan';
import { SEARCH_SELECTORS } from './detect.ts';
import { takeOver } from './dom/takeOver.ts';
import { menuSettings } from './settings.ts';

/** The search field: named controls, a real clear button, an icon that opens it, and suggestions when the owner wants them. */
export const searchIsland = defineIsland({
  name: 'menu-search',
  selectors: SEARCH_SELECTORS,
  load: 'eager',
  settings: { schema: menuSettings, key: 'menu' },
  async mount(island) {
    const { settings, signal } = island;
    takeOver(island);
    const { startSearch } = await import('./search/startSearch.ts');
    if (signal.aborted) return;
    const context = startSearch(island, createLoan(signal));
    if (!context || !settings.suggestions) return;
    const { startSuggestions } = await import('./search/startSuggestions.ts');
    if (!signal.aborted) startSuggestions(island, context);
  },
});
