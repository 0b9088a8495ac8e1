import { defineIsland, lazyPart } from '@hadaya/core';
import { replaceScript } from './legacy/index.ts';
import { bindField, readSearch } from './search/index.ts';
import { SEARCH_SELECTORS } from './selectors.ts';
import { menuSettings } from './settings.ts';
import { whenReached } from './whenReached.ts';

const loadSuggestions = lazyPart(() => import('./suggestions/startSuggestions.tsx'));

/**
 * The search field: controls with accessible names, a working clear button, an icon that opens the field, and
 * suggestions if the owner enables them.
 */
export const searchIsland = defineIsland({
  name: 'menu-search',
  selectors: SEARCH_SELECTORS,
  settings: { schema: menuSettings, key: 'menu' },
  mount(island) {
    replaceScript(island);
    const context = readSearch(island);
    if (!context) return;
    bindField(context);
    if (!island.settings.suggestions) return;
    whenReached(context, {
      load: loadSuggestions,
      start: ({ startSuggestions }) => startSuggestions(context),
      warning: 'suggestions could not be loaded; the search works without them',
    }).catch(context.fail);
  },
});
