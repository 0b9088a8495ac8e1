import { type Environment, isRecord } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import { findVisitSource, parseSource, printSource, readSource, type Traffic } from '../model/traffic.ts';

/** Where the tab keeps the source of its visit. */
const KEY = 'hadaya-traffic';

/** What the orders' attribution knows, ours or the one that it replaces: both offer it under this name. */
function readRecorded(page: object): { readonly recorded: Traffic | undefined; readonly pages: number } {
  const data: unknown = Object(Reflect.get(page, 'sbjs')).get;
  const { current_add: extra, session }: { current_add?: unknown; session?: unknown } = Object(data);
  const { ep: url, rf: referrer } = isRecord(extra) ? extra : {};
  const isKnown = typeof url === 'string' && url !== '';
  return {
    recorded: isKnown ? readSource({ url, referrer: String(referrer ?? '') }) : undefined,
    pages: Number(Object(session).pgs) || 0,
  };
}

/** The source of the visit: of this page, or of the one that began it; nothing where nobody knows it. */
export function readTraffic({ window, document, storage }: Environment): Traffic | undefined {
  return findVisitSource({
    here: readSource({ url: window.location.href, referrer: document.referrer }),
    kept: parseSource(storage.session.getItem(KEY)),
    ...readRecorded(window),
  });
}

/** Keeps the source for the tab's further pages, once the visitor agrees; where nothing is kept each page says what it knows. */
export function keepTraffic({ context: { environment }, consent, signal }: ContactPage): void {
  const source = readTraffic(environment);
  if (source) consent.when('preferences', () => environment.storage.session.setItem(KEY, printSource(source)), signal);
}
