import { type Environment, lazyPart } from '@hadaya/core';
import { decodeSuggestions } from '../model/decodeSuggestions.ts';
import type { Suggestion } from '../model/reduceSuggestions.ts';

const COUNT = '6';

const loadHttp = lazyPart(() => import('@hadaya/core/http'));

/** WordPress's error code for an unregistered route. */
const NO_ROUTE = 'rest_no_route';

/**
 * Requests products for a query from the public Store API, which returns the products that the owner includes in
 * search. If the site lacks that route, WordPress's own search is used, but not if WooCommerce merely fails or is
 * blocked, because WordPress's search also returns hidden products. Rejects if a request fails or `signal` aborts; in
 * that case, the field stays a plain search field.
 */
export async function askProducts(
  environment: Environment,
  query: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const { findRestUrl, getJson } = await loadHttp(signal);
  const ask = (path: string, fields: Readonly<Record<string, string>> = {}) => {
    const url = findRestUrl(environment.window, path, { search: query, per_page: COUNT, ...fields });
    return getJson(environment, url, { decode: decodeSuggestions, signal, retry: { reads: 0 } });
  };
  const products = await ask('wc/store/v1/products', { catalog_visibility: 'search' });
  if (products.ok) return products.value;
  signal.throwIfAborted();
  if (products.error.code !== NO_ROUTE) throw products.error;
  const posts = await ask('wp/v2/search', { type: 'post', subtype: 'product' });
  if (posts.ok) return posts.value;
  throw posts.error;
}
