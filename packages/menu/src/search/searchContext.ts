import type { Environment } from '@hadaya/core';
import type { Loan } from '@hadaya/core/loan';
import type { MenuTexts } from '../dom/menuContext.ts';
import type { MenuSettings } from '../settings.ts';
import type { SearchParts } from './searchParts.ts';

/** What every part of a mounted search field shares. */
export interface SearchContext {
  readonly parts: SearchParts;
  readonly settings: MenuSettings;
  readonly texts: MenuTexts;
  readonly environment: Environment;
  readonly loan: Loan;
  readonly signal: AbortSignal;
}
