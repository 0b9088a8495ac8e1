import type { Environment } from '@hadaya/core';
import { decodeSuggestions, type Suggestion } from '../model/suggestion.ts';

const COUNT = '6';

/** The REST root that the page names, else the usual place. */
function findRestRoot({ document }: Environment): string {
  return (
    document.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]')?.href ??
    `${new URL('/wp-json/', document.baseURI).href}`
  );
}

async function readList(
  environment: Environment,
  address: URL,
  signal: AbortSignal,
): Promise<readonly Suggestion[] | undefined> {
  const answer = await environment.fetch(address.href, { signal, headers: { Accept: 'application/json' } });
  return answer.ok ? decodeSuggestions(await answer.json()) : undefined;
}

function addressOf(root: string, path: string, values: Readonly<Record<string, string>>): URL {
  const address = new URL(path, root);
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return address;
}

/**
 * Products for a query, from the public Store API, else from WordPress's own search. Rejects when both fail or `signal`
 * aborts: the field then stays a plain search.
 */
export async function fetchSuggestions(
  environment: Environment,
  query: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const root = findRestRoot(environment);
  const products = addressOf(root, 'wc/store/v1/products', { search: query, per_page: COUNT });
  const found = await readList(environment, products, signal).catch(() => undefined);
  if (found) return found;
  const posts = addressOf(root, 'wp/v2/search', { search: query, per_page: COUNT, type: 'post', subtype: 'product' });
  return (await readList(environment, posts, signal)) ?? [];
}
