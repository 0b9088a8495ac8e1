import { splitPair } from '../records/records.ts';

/**
 * A URL's parameters: raw names mapped to raw values, neither of them decoded. A Map, so that `constructor` has no
 * special meaning.
 */
export type Query = ReadonlyMap<string, string>;

/** Components of a URL that the classification rules use. */
export interface Address {
  /** Lower-case host, without port and user. */
  readonly host: string;
  readonly path: string;
  /** Query, including the `?`; empty when there is none. */
  readonly search: string;
  readonly query: Query;
}

/**
 * Parses `?a=1&b=2`. Names are case-sensitive and not decoded. Ignores a name without `=`, and joins the values of a
 * repeated name with commas.
 */
function parseQuery(search: string): Query {
  const query = new Map<string, string>();
  for (const part of search.slice(1).split('&')) {
    const [name, value, isPresent] = splitPair(part);
    const before = query.get(name);
    if (before !== undefined) query.set(name, [before, value].join());
    else if (isPresent) query.set(name, value);
  }
  return query;
}

/**
 * Parses a URL; returns `undefined` when it is empty or invalid. App schemes (`android-app://com.example/`) also have a
 * host.
 */
export function splitAddress(url: string): Address | undefined {
  // Most pages have no referrer, and parsing an empty URL would throw an error, which is slow.
  if (!url) return undefined;
  try {
    const { hostname, pathname, search } = new URL(url);
    // Chrome before version 130 leaves an app's host in the path: `//com.slack/`.
    const inPath = hostname ? '' : (/^\/\/([^/]+)/.exec(pathname)?.[1] ?? '');
    const host = hostname || inPath;
    const path = inPath ? pathname.slice(inPath.length + 2) : pathname;
    return host ? { host, path, search, query: parseQuery(search) } : undefined;
  } catch {
    return undefined;
  }
}
