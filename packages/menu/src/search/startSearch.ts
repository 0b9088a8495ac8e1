import { createStrings, type IslandContext } from '@hadaya/core';
import { createLoan } from '@hadaya/core/loan';
import { takeOver } from '../dom/takeOver.ts';
import type { MenuSettings } from '../settings.ts';
import { menuStrings } from '../strings.ts';
import { bindClear } from './bindClear.ts';
import { bindIcon } from './bindIcon.ts';
import { nameControls } from './nameControls.ts';
import type { SearchContext } from './searchContext.ts';
import { readSearch } from './searchParts.ts';

/** Brings a search field to life; its submit stays the browser's. Returns what its parts share, or nothing without a field. */
export function startSearch({
  element,
  settings,
  environment,
  signal,
}: IslandContext<MenuSettings>): SearchContext | undefined {
  const parts = readSearch(element);
  if (!parts) return undefined;
  const texts = createStrings(menuStrings, element);
  const context: SearchContext = { parts, settings, texts, environment, loan: createLoan(signal), signal };
  takeOver(context);
  nameControls(context);
  bindClear(context);
  bindIcon(context);
  return context;
}
