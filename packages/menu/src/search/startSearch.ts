import { createStrings, type IslandContext } from '@hadaya/core';
import type { Loan } from '@hadaya/core/loan';
import type { MenuSettings } from '../settings.ts';
import { bindClear } from './bindClear.ts';
import { bindIcon } from './bindIcon.ts';
import { nameControls } from './nameControls.ts';
import type { SearchContext } from './searchContext.ts';
import { readSearch } from './searchParts.ts';
import { searchStrings } from './searchStrings.ts';

/**
 * Brings a search field to life on a loan of the server's nodes; its submit stays the browser's. Suggestions are a file
 * of their own, loaded only where the owner wants them.
 */
export async function startSearch(
  island: IslandContext<MenuSettings>,
  lend: (signal: AbortSignal) => Loan,
): Promise<void> {
  const { element, settings, environment, signal } = island;
  const parts = readSearch(element);
  if (!parts || signal.aborted) return;
  const texts = createStrings(searchStrings, element);
  const context: SearchContext = { parts, settings, texts, environment, loan: lend(signal), signal };
  nameControls(context);
  bindClear(context);
  bindIcon(context);
  if (!settings.suggestions) return;
  const { startSuggestions } = await import('./startSuggestions.ts');
  if (!signal.aborted) startSuggestions(island, context);
}
