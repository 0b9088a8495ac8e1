import { isRecord } from '@hadaya/core';
import { plainText } from '@hadaya/core/entities';
import type { Suggestion } from './reduceSuggestions.ts';

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value);
}

const SPOKEN = /<span class="screen-reader-text">[^<]*<\/span>/gi;
const STRUCK = /<del\b[^>]*>[\s\S]*?<\/del>/gi;
const PAINTED = /<ins aria-hidden="true">[\s\S]*?<\/ins>/gi;

/**
 * The shop's own price as text. WooCommerce repeats a painted price in words for screen readers: a sale is told by the words,
 * which name the old and the new price, a range by its numbers. Before WooCommerce wrote the words a sale has its new price alone.
 */
function readPrice(html: unknown): string {
  if (typeof html !== 'string') return '';
  return plainText(/<del\b/i.test(html) ? html.replace(STRUCK, ' ').replace(PAINTED, ' ') : html.replace(SPOKEN, ''));
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
    return [{ title, url, image: readImage(entry.images), price: readPrice(entry.price_html) }];
  });
}
