import { listen } from '@hadaya/core';
import { decodeProductIndex, type IndexEntry, type VariationIndex } from '../../model/index.ts';
import type { CompanionSession } from '../companion/companionSession.ts';
import { indexInSteps } from '../indexInSteps.ts';
import { findSelects, readAttributeName } from '../markup.ts';

const MAX_CHARACTERS = 5_000_000;

/** One request per product, however many forms of it are on the page. */
const requests = new Map<string, Promise<unknown>>();

function findAddress(page: Document, productId: string): string {
  const root = page.querySelector('link[rel="https://api.w.org/"]')?.getAttribute('href') ?? '/wp-json/';
  const path = `${root}wc/store/v1/products/${encodeURIComponent(productId)}`;
  return `${path}${path.includes('?') ? '&' : '?'}_fields=variations,attributes`;
}

async function request({ environment, store }: CompanionSession): Promise<unknown> {
  const answer = await environment.fetch(findAddress(environment.document, store.getState().productId), {
    credentials: 'same-origin',
    headers: { Accept: 'application/json' },
  });
  if (!answer.ok || Number(answer.headers.get('Content-Length')) > MAX_CHARACTERS) return undefined;
  const text = await answer.text();
  return text.length > MAX_CHARACTERS ? undefined : JSON.parse(text);
}

function savesData(page: Window): boolean {
  const connection: unknown = Reflect.get(page.navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

function take(session: CompanionSession, entries: readonly IndexEntry[], names: readonly string[]): void {
  const { data, environment, settings, signal } = session;
  const use = settings.ajaxIndex === 'filter' ? 'filter' : 'hint';
  const job = {
    names,
    size: entries.length,
    readEntry: (place: number) => entries[place],
    finish: (index: VariationIndex) => data.setIndex(index, use),
  };
  indexInSteps(job, environment.clock, signal);
}

/**
 * In ajax mode, fetches the public list of the product's combinations when the visitor first reaches for the form, so
 * that values which fit nothing can be told apart. Once per product, never while the page loads, not with data saving
 * on. Without an answer every value simply stays enabled.
 */
export function loadProductIndex(session: CompanionSession): void {
  const { root, environment, settings, store, signal } = session;
  if (settings.ajaxIndex === 'off' || savesData(environment.window)) return;
  const start = async () => {
    const { mode, productId } = store.getState();
    if (mode !== 'ajax' || productId === '') return;
    const names = findSelects(root).map(readAttributeName);
    const running = requests.get(productId) ?? request(session).catch(() => undefined);
    requests.set(productId, running);
    const entries = decodeProductIndex(await running, names);
    if (entries && !signal.aborted) take(session, entries, names);
  };
  let isStarted = false;
  for (const gesture of ['pointerdown', 'touchstart', 'focusin']) {
    const once = () => {
      if (isStarted) return;
      isStarted = true;
      void start();
    };
    listen(root, gesture, once, { signal, capture: true, once: true });
  }
}
