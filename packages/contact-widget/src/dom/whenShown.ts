import { listen } from '@hadaya/core';

/** Calls back once the page is really looked at: a page prepared in advance waits for its activation. */
export function whenShown(page: Document, callback: () => void, signal: AbortSignal): void {
  if (Reflect.get(page, 'prerendering') !== true) callback();
  else listen(page, 'prerenderingchange', callback, { signal, once: true });
}
