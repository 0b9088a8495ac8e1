import { createStrings, type IslandContext, lazyPart } from '@hadaya/core';
import { createLoan } from '@hadaya/core/loan';
import { loadWhenReached } from '../loadWhenReached.ts';
import type { MenuSettings } from '../settings.ts';
import { bindClear } from './bindClear.ts';
import { bindIcon } from './bindIcon.ts';
import { nameControls } from './nameControls.ts';
import type { SearchContext } from './searchContext.ts';
import { readSearch } from './searchParts.ts';
import { searchStrings } from './searchStrings.ts';

const loadSuggestions = lazyPart(() => import('./startSuggestions.ts'));

async function suggest(island: IslandContext<MenuSettings>, context: SearchContext): Promise<void> {
  const warning = 'suggestions could not be loaded; the search works without them';
  const part = await loadWhenReached(loadSuggestions, island, warning);
  part?.startSuggestions(island, context);
}

/**
 * Brings a search field to life on a loan of the server's nodes; its submit stays the browser's. Suggestions are a file
 * of their own, loaded only where the owner wants them.
 */
export function startSearch(island: IslandContext<MenuSettings>): void {
  const { element, settings, environment, signal } = island;
  const parts = readSearch(element);
  if (!parts) return;
  const texts = createStrings(searchStrings, element);
  const context: SearchContext = { parts, settings, texts, environment, loan: createLoan(signal), signal };
  nameControls(context);
  bindClear(context);
  bindIcon(context);
  if (settings.suggestions) void suggest(island, context);
}
