import { isRecord } from '@hadaya/core';
import { plainText } from '@hadaya/core/entities';
import type { Suggestion } from './reduceSuggestions.ts';

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value);
}

const SPOKEN = /<span class="screen-reader-text">[^<]*<\/span>/gi;

/**
 * Removes from the HTML each element that begins with `start` and ends with `end`. `start` is lower case, as
 * WooCommerce writes it.
 */
function withoutElements(html: string, start: string, end: string): string {
  const [before = '', ...parts] = html.split(start);
  return [before, ...parts.map((part) => part.slice(part.indexOf(end) + end.length))].join(' ');
}

/**
 * Returns a product's price as plain text. WooCommerce prints a sale price or a range a second time, as text for screen
 * readers. A sale price is read from that text, which contains the old and the new price; a price range is read from
 * its visible numbers. In WooCommerce versions without that text, only the new price of a sale is read.
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

/**
 * Decodes a response from the public Store API or WordPress's search; entries without a title or a URL are omitted.
 */
export function decodeSuggestions(answer: unknown): readonly Suggestion[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter(isRecord).flatMap((entry) => {
    const name = typeof entry.name === 'string' ? entry.name : entry.title;
    // The response contains HTML-encoded names.
    const title = typeof name === 'string' ? plainText(name) : '';
    const url = entry.permalink ?? entry.url;
    if (title === '' || !isWebAddress(url)) return [];
    return [{ title, url, image: readImage(entry.images), price: readPrice(entry.price_html) }];
  });
}
