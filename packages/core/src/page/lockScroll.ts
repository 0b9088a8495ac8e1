import { createLoan, type StyleValues } from '@hadaya/core';

function scrollLockStyle(page: Document): StyleValues {
  const gap = (page.defaultView?.innerWidth ?? 0) - page.documentElement.clientWidth;
  return { overflow: 'hidden', ...(gap > 0 ? { 'padding-inline-end': `${gap}px` } : {}) };
}

/**
 * Key under which the lock holders are stored on the document, because each bundle contains its own copy of this file.
 */
const HOLDERS = Symbol.for('hadaya.scrollLock');

interface Holders {
  readonly signals: Set<AbortSignal>;
  readonly held: AbortController;
}

function readHolders(page: Document): Holders | undefined {
  return Reflect.get(page, HOLDERS);
}

/**
 * Stops the page from scrolling until the signal aborts, without a layout shift: the scroll bar's space stays reserved,
 * and the host's inline styles are restored. If there are several holders, the lock ends when the signals of all of
 * them have aborted, in whatever order.
 */
export function lockScroll(page: Document, signal: AbortSignal): void {
  if (signal.aborted) return;
  let holders = readHolders(page);
  if (!holders) {
    holders = { signals: new Set(), held: new AbortController() };
    Reflect.set(page, HOLDERS, holders);
    createLoan(holders.held.signal).style(page.documentElement, scrollLockStyle(page));
  }
  const { signals, held } = holders;
  signals.add(signal);
  const release = () => {
    signals.delete(signal);
    if (signals.size > 0) return;
    Reflect.deleteProperty(page, HOLDERS);
    held.abort();
  };
  signal.addEventListener('abort', release, { once: true });
}
