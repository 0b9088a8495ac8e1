import { isRecord } from '@hadaya/core';
import { plainText } from '@hadaya/core/entities';
import type { Suggestion } from './reduceSuggestions.ts';

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
