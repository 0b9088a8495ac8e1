import { defineIsland } from '@hadaya/core';
import { SEARCH_SELECTORS } from '../detect.ts';
import { loadWhenReached, type StartParts } from '../items/loadWhenReached.ts';
import { replaceScript } from '../legacy/replaceScript.ts';
import { menuSettings } from '../settings.ts';
import { bindField } from './dom/bindField.ts';
import { readSearch } from './dom/readSearch.ts';

/** The search field: named controls, a real clear button, an icon that opens it, and suggestions when the owner wants them. */
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
    const warning = 'suggestions could not be loaded; the search works without them';
    const start: StartParts = ({ startSuggestions }) => startSuggestions(context);
    loadWhenReached(context, warning, start).catch(context.fail);
  },
});
