import { type Environment, isRecord } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import { findVisitSource, parseSource, printSource, readSource, type Traffic } from '../model/traffic.ts';

const KEY = 'hadaya-traffic';

/** Returns the source that order attribution recorded; both our script and the replaced one expose it as `sbjs`. */
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

/** Returns the source of the visit, from this page or the visit's landing page; `undefined` if unknown. */
export function readTraffic({ window, document, storage }: Environment): Traffic | undefined {
  return findVisitSource({
    here: readSource({ url: window.location.href, referrer: document.referrer }),
    kept: parseSource(storage.session.getItem(KEY)),
    ...readRecorded(window),
  });
}

/**
 * Stores the source for later pages in the tab, if the visitor consents to preferences; without a stored source, each
 * page uses its own.
 */
export function keepTraffic({ context: { environment }, consent, signal }: ContactPage): void {
  const source = readTraffic(environment);
  if (source) consent.when('preferences', () => environment.storage.session.setItem(KEY, printSource(source)), signal);
}
