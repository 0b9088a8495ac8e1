import { createLoan, createStrings, type IslandContext, type Loan, type Strings } from '@hadaya/core';
import type { MenuSettings } from '../../settings.ts';

const searchStrings = {
  en: { search: 'Search', clearSearch: 'Clear search', openSearch: 'Open search' },
  ar: { search: 'بحث', clearSearch: 'مسح البحث', openSearch: 'فتح البحث' },
} as const;

export interface SearchParts {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** Icon that opens the field, in the icon layout only. */
  readonly icon: HTMLElement | null;
  readonly clear: HTMLButtonElement | null;
  readonly submit: HTMLButtonElement | null;
}

function readParts(wrapper: HTMLElement): SearchParts | undefined {
  const form = wrapper.querySelector<HTMLFormElement>('form.hfe-search-button-wrapper');
  const input = form?.querySelector<HTMLInputElement>('.hfe-search-form__input');
  if (!form || !input) return undefined;
  return {
    form,
    input,
    icon: form.querySelector<HTMLElement>('.hfe-search-icon-toggle > :is(i, svg)'),
    clear: form.querySelector<HTMLButtonElement>('button[type="reset"]'),
    submit: form.querySelector<HTMLButtonElement>('.hfe-search-submit'),
  };
}

export interface SearchContext extends IslandContext<MenuSettings> {
  readonly parts: SearchParts;
  readonly texts: Strings<keyof typeof searchStrings.en>;
  readonly loan: Loan;
}

/** Returns `undefined` if the markup contains no search field. */
export function readSearch(island: IslandContext<MenuSettings>): SearchContext | undefined {
  const parts = readParts(island.element);
  const texts = createStrings(searchStrings, island.element);
  return parts && { ...island, parts, texts, loan: createLoan(island.signal) };
}
