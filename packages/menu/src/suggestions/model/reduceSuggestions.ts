import { isRecord } from '@hadaya/core';
import { plainText } from '@hadaya/core/entities';

/** One product below the search field. */
export interface Suggestion {
  readonly title: string;
  readonly url: string;
  /** Address of a small picture. */
  readonly image: string | undefined;
  /** In minor units, with the currency it is in. */
  readonly price: { readonly minor: number; readonly minorUnit: number; readonly currency: string } | undefined;
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value);
}

function readPrice(prices: unknown): Suggestion['price'] {
  if (!isRecord(prices)) return undefined;
  const minor = Number(prices.price);
  const { currency_code: currency, currency_minor_unit: minorUnit } = prices;
  if (!Number.isFinite(minor) || typeof currency !== 'string' || typeof minorUnit !== 'number') return undefined;
  return { minor, minorUnit, currency };
}

function readImage(images: unknown): string | undefined {
  const first: unknown = Array.isArray(images) ? images[0] : undefined;
  return isRecord(first) && isWebAddress(first.thumbnail) ? first.thumbnail : undefined;
}

/** Reads an answer of the public Store API or of WordPress's search; entries without title or address are left out. */
export function decodeSuggestions(answer: unknown): readonly Suggestion[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter(isRecord).flatMap((entry) => {
    const name = typeof entry.name === 'string' ? entry.name : entry.title;
    // Names come as text for HTML.
    const title = typeof name === 'string' ? plainText(name) : '';
    const url = entry.permalink ?? entry.url;
    if (title === '' || !isWebAddress(url)) return [];
    return [{ title, url, image: readImage(entry.images), price: readPrice(entry.prices) }];
  });
}

/** More than any currency has; browsers take up to twenty. */
const MOST_DIGITS = 8;

/**
 * A price as the language writes it, with all minor digits (Omani prices have three). What is no currency code (a shop's own
 * sign, `ر.ع.`, or nothing) stands behind the number as it is.
 */
export function formatPrice(
  { minor, minorUnit, currency }: NonNullable<Suggestion['price']>,
  language: string,
): string {
  const minimumFractionDigits = Math.min(Math.max(Math.trunc(minorUnit) || 0, 0), MOST_DIGITS);
  const amount = minor / 10 ** minimumFractionDigits;
  const code = currency.trim();
  if (/^[a-z]{3}$/i.test(code))
    return new Intl.NumberFormat(language, { style: 'currency', currency: code, minimumFractionDigits }).format(amount);
  return `${new Intl.NumberFormat(language, { minimumFractionDigits }).format(amount)} ${code}`.trim();
}

/** What the list below the search field shows. */
export interface SuggestionState {
  readonly isOpen: boolean;
  readonly query: string;
  readonly items: readonly Suggestion[];
  /** The item that the arrow keys have reached; -1 is the field itself. */
  readonly active: number;
}

/** What can happen to the list. */
export type SuggestionAction =
  | { readonly kind: 'answered'; readonly query: string; readonly items: readonly Suggestion[] }
  | { readonly kind: 'moved'; readonly step: 1 | -1 }
  | { readonly kind: 'closed' };

/** An empty, closed list. */
export const NO_SUGGESTIONS: SuggestionState = { isOpen: false, query: '', items: [], active: -1 };

/** The rules of the list: walking wraps through the field, a new answer starts at the field. */
export function reduceSuggestions(state: SuggestionState, action: SuggestionAction): SuggestionState {
  switch (action.kind) {
    case 'answered':
      return { isOpen: true, query: action.query, items: action.items, active: -1 };
    case 'moved': {
      if (!state.isOpen || state.items.length === 0) return state;
      const places = state.items.length + 1;
      return { ...state, active: ((state.active + 1 + action.step + places) % places) - 1 };
    }
    case 'closed':
      return state.isOpen ? { ...state, isOpen: false, active: -1 } : state;
  }
}
