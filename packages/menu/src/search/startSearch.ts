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
 * Brings a search field to life on a loan of the server's nodes; its submit stays the browser's. Returns what its parts
 * share, or nothing without a field.
 */
export function startSearch(island: IslandContext<MenuSettings>, loan: Loan): SearchContext | undefined {
  const { element, settings, environment, signal } = island;
  const parts = readSearch(element);
  if (!parts) return undefined;
  const texts = createStrings(searchStrings, element);
  const context: SearchContext = { parts, settings, texts, environment, loan, signal };
  nameControls(context);
  bindClear(context);
  bindIcon(context);
  return context;
}
