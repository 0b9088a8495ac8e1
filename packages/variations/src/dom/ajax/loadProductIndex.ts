import { listen } from '@hadaya/core';
import { decodeProductIndex, type ListedEntry, type VariationIndex } from '../../model/index.ts';
import type { CompanionSession } from '../companion/companionSession.ts';
import { indexInSteps } from '../indexInSteps.ts';
import { findSelects, readAttributeName } from '../markup.ts';
import { type AskStore, loadSoldOut } from './loadSoldOut.ts';

const MAX_CHARACTERS = 5_000_000;
/** Products with more variations are not asked about: the answer would cost the server seconds. */
const MAX_VARIATIONS = 1000;
const SLOW_CONNECTIONS: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** What the shop says about a product in public: asked for once, however many forms of it are on the page. */
interface Listing {
  readonly index: Promise<unknown>;
  readonly soldOut: () => Promise<ReadonlySet<number>>;
}

const listings = new Map<string, Listing>();

/** Asks the store's public route about its products. Without an answer, or with too long a one, rejects or gives nothing. */
function createAsk({ environment }: CompanionSession): AskStore {
  const { document, fetch } = environment;
  const root = document.querySelector('link[rel="https://api.w.org/"]')?.getAttribute('href') ?? '/wp-json/';
  return async (path, query) => {
    const address = `${root}wc/store/v1/products${path}`;
    const answer = await fetch(`${address}${address.includes('?') ? '&' : '?'}${query}`, {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
    });
    if (!answer.ok || Number(answer.headers.get('Content-Length')) > MAX_CHARACTERS) return undefined;
    const text = await answer.text();
    return text.length > MAX_CHARACTERS ? undefined : JSON.parse(text);
  };
}

function openListing(session: CompanionSession, productId: string): Listing {
  const ask = createAsk(session);
  let soldOut: Promise<ReadonlySet<number>> | undefined;
  return {
    index: ask(`/${encodeURIComponent(productId)}`, '_fields=variations,attributes').catch(() => undefined),
    soldOut() {
      soldOut ??= loadSoldOut(ask, productId);
      return soldOut;
    },
  };
}

/** Whether the visitor's connection is slow, or saves data. */
function isConnectionPoor(page: Window): boolean {
  const connection: unknown = Reflect.get(page.navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true || SLOW_CONNECTIONS.includes(Reflect.get(connection, 'effectiveType'))
  );
}

/**
 * How many variations the product may have: as the plugin's wrapper in the form says, else as many as its values can be
 * combined.
 */
function estimateSize({ root, readAttributes }: CompanionSession): number {
  const told = Number(root.querySelector('[data-threshold_max]')?.getAttribute('data-total'));
  return told > 0 ? told : readAttributes().reduce((product, { values }) => product * Math.max(values.length, 1), 1);
}

function take(
  { data, environment, settings, signal }: CompanionSession,
  entries: readonly ListedEntry[],
  { names, soldOut }: { readonly names: readonly string[]; readonly soldOut: ReadonlySet<number> },
): void {
  const use = settings.ajaxIndex === 'filter' ? 'filter' : 'hint';
  const readEntry = (place: number) => {
    const entry = entries[place];
    return entry && { ...entry, isInStock: !soldOut.has(entry.id) };
  };
  const finish = (index: VariationIndex) => data.setIndex(index, use);
  indexInSteps({ names, size: entries.length, readEntry, finish }, environment.clock, signal);
}

/**
 * In ajax mode, fetches the public list of the product's combinations when the visitor first reaches for the form, so
 * that values which fit nothing can be told apart; then the list of those out of stock, so that they are shown as such
 * without a question per choice. Once per product, never while the page loads, not over a slow or saving connection, not
 * for a product of more than a thousand variations. Without an answer every value simply stays enabled and in stock.
 */
export function loadProductIndex(session: CompanionSession): void {
  const { root, environment, settings, store, signal } = session;
  if (settings.ajaxIndex === 'off' || isConnectionPoor(environment.window)) return;
  const start = async () => {
    const { mode, productId } = store.getState();
    if (mode !== 'ajax' || productId === '' || estimateSize(session) > MAX_VARIATIONS) return;
    const names = findSelects(root).map(readAttributeName);
    const listing = listings.get(productId) ?? openListing(session, productId);
    listings.set(productId, listing);
    const entries = decodeProductIndex(await listing.index, names);
    if (!entries || signal.aborted) return;
    take(session, entries, { names, soldOut: new Set() });
    const soldOut = await listing.soldOut();
    if (soldOut.size > 0 && !signal.aborted) take(session, entries, { names, soldOut });
  };
  let isStarted = false;
  for (const gesture of ['pointerdown', 'touchstart', 'focusin']) {
    const once = () => {
      if (isStarted) return;
      isStarted = true;
      start().catch(() => {});
    };
    listen(root, gesture, once, { signal, capture: true, once: true });
  }
}
