import type { Environment, Strings } from '@hadaya/core';
import type { Loan } from '@hadaya/core/loan';
import type { MenuSettings } from '../settings.ts';
import type { SearchParts } from './searchParts.ts';
import type { searchStrings } from './searchStrings.ts';

/** What every part of a mounted search field shares. */
export interface SearchContext {
  readonly parts: SearchParts;
  readonly settings: MenuSettings;
  readonly texts: Strings<keyof typeof searchStrings.en>;
  readonly environment: Environment;
  readonly loan: Loan;
  readonly signal: AbortSignal;
}
