import { lazyPart, listen } from '@hadaya/core';
import { type FormSession, findSelects, indexInSteps, readAttributeName } from '../form/index.ts';
import type { VariationIndex } from '../matching/index.ts';
import { decodeProductIndex, type ListedEntry } from './decodeProductIndex.ts';

/** Maximum number of sold-out variations to load; any others look available until they are chosen. */
const PAGE_SIZE = 100;

/** Requests `path` from the public Store API and returns the parsed JSON; `undefined` if the request fails. */
export type AskStore = (path: string, query: Readonly<Record<string, string>>) => Promise<unknown>;

function readIds(page: unknown): readonly number[] {
  if (!Array.isArray(page)) return [];
  return page.flatMap((entry: unknown) => {
    const id: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : undefined;
    return typeof id === 'number' ? [id] : [];
  });
}

export async function loadSoldOut(ask: AskStore, productId: string): Promise<ReadonlySet<number>> {
  const query = {
    type: 'variation',
    parent: productId,
    'stock_status[]': 'outofstock',
    per_page: String(PAGE_SIZE),
    _fields: 'id',
  };
  return new Set(readIds(await ask('', query).catch(() => undefined)));
}

/** Products with more variations are skipped, because the response would take the server seconds. */
const MAX_VARIATIONS = 1000;
const SLOW_CONNECTIONS: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** The shop's public data for a product, requested for all its forms on the page together. */
interface Listing {
  readonly index: Promise<unknown>;
  readonly soldOut: () => Promise<ReadonlySet<number>>;
}

const listings = new Map<string, Listing>();

const importHttp = lazyPart(() => import('@hadaya/core/http'));

function createAsk({ environment, signal }: FormSession): AskStore {
  return async (path, query) => {
    const { findRestUrl, getJson } = await importHttp(signal);
    const url = findRestUrl(environment.window, `wc/store/v1/products${path}`, query);
    const result = await getJson(environment, url, { decode: (raw: unknown) => raw, retry: { reads: 0 } });
    return result.ok ? result.value : undefined;
  };
}

function openListing(session: FormSession, productId: string): Listing {
  const ask = createAsk(session);
  let soldOut: Promise<ReadonlySet<number>> | undefined;
  return {
    index: ask(`/${encodeURIComponent(productId)}`, { _fields: 'variations,attributes' }).catch(() => undefined),
    soldOut() {
      soldOut ??= loadSoldOut(ask, productId);
      return soldOut;
    },
  };
}

/**
 * Checks whether the visitor's connection is 3G or slower, or Save-Data is on. Returns false in browsers that do not
 * report the connection.
 */
function isConnectionPoor(page: Window): boolean {
  const connection: unknown = Reflect.get(page.navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true || SLOW_CONNECTIONS.includes(Reflect.get(connection, 'effectiveType'))
  );
}

/**
 * Estimates the number of the product's variations: the number in the plugin's wrapper inside the form, or else the
 * number of possible combinations.
 */
function estimateSize({ root, readAttributes }: FormSession): number {
  const total = Number(root.querySelector('[data-threshold_max]')?.getAttribute('data-total'));
  return total > 0 ? total : readAttributes().reduce((product, { values }) => product * Math.max(values.length, 1), 1);
}

function take(
  { data, environment, settings, signal }: FormSession,
  entries: readonly ListedEntry[],
  { names, soldOut }: { readonly names: readonly string[]; readonly soldOut: ReadonlySet<number> },
): void {
  const use = settings.ajaxIndex === 'filter' ? 'filter' : 'hint';
  const readEntry = (position: number) => {
    const entry = entries[position];
    return entry && { ...entry, isInStock: !soldOut.has(entry.id) };
  };
  const finish = (index: VariationIndex) => data.setIndex(index, use);
  indexInSteps({ names, size: entries.length, readEntry, finish }, environment.clock, signal);
}

/**
 * In Ajax mode, loads the public list of the product's combinations when the visitor is about to use the form, so that
 * impossible values can be marked. Then loads the list of out-of-stock variations, so that sold-out values are marked
 * without a request per choice. Both lists load once per product. They never load during page load, on a slow
 * connection, with Save-Data, or for a product with more than a thousand variations. Without a response, every value
 * stays enabled and in stock.
 */
export function loadProductIndex(session: FormSession): void {
  const { root, environment, settings, store, signal } = session;
  if (settings.ajaxIndex === 'off' || isConnectionPoor(environment.window)) return;
  const start = async () => {
    const { mode, productId } = store.getState();
    if (mode !== 'ajax' || productId === '' || estimateSize(session) > MAX_VARIATIONS) return;
    const names = findSelects(root).map(readAttributeName);
    const listing = listings.get(productId) ?? openListing(session, productId);
    listings.set(productId, listing);
    const index = await listing.index;
    // Without a response, a later form of the product requests the list again.
    if (index === undefined) listings.delete(productId);
    const entries = decodeProductIndex(index, names);
    if (!entries || signal.aborted) return;
    take(session, entries, { names, soldOut: new Set() });
    const soldOut = await listing.soldOut();
    if (soldOut.size > 0 && !signal.aborted) take(session, entries, { names, soldOut });
  };
  let isStarted = false;
  const once = () => {
    if (isStarted) return;
    isStarted = true;
    start().catch(() => {});
  };
  for (const gesture of ['pointerdown', 'touchstart', 'focusin']) {
    listen(root, gesture, once, { signal, capture: true, once: true });
  }
  // The visitor may have focused the form before this file loaded.
  if (root.contains(environment.document.activeElement)) once();
}
