import { isRecord } from '@hadaya/core';
import { plainText } from '@hadaya/core/entities';
import type { Suggestion } from './reduceSuggestions.ts';

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value);
}

const SPOKEN = /<span class="screen-reader-text">[^<]*<\/span>/gi;

/** HTML without the elements that begin so; `start` is in small letters, as WooCommerce writes it. */
function withoutElements(html: string, start: string, end: string): string {
  const [before = '', ...parts] = html.split(start);
  return [before, ...parts.map((part) => part.slice(part.indexOf(end) + end.length))].join(' ');
}

/**
 * The shop's own price as text. WooCommerce repeats a painted price in words for screen readers: a sale is told by the words,
 * which name the old and the new price, a range by its numbers. Before WooCommerce wrote the words a sale has its new price alone.
 */
function readPrice(html: unknown): string {
  if (typeof html !== 'string') return '';
  return plainText(
    html.includes('<del')
      ? withoutElements(withoutElements(html, '<del', '</del>'), '<ins aria-hidden="true">', '</ins>')
      : html.replace(SPOKEN, ''),
  );
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
