import type { ShopPage } from './shopPage.ts';

export function onFirst(
  events: readonly (readonly [EventTarget, string])[],
  run: () => void,
  signal: AbortSignal,
): void {
  let isOver = false;
  const go = () => {
    if (isOver) return;
    isOver = true;
    run();
  };
  for (const [target, type] of events) target.addEventListener(type, go, { once: true, signal });
}

/**
 * Returns whether `DOMContentLoaded` has fired. `readyState` does not show this, because it is `interactive` before and
 * after that event.
 */
function isReady({ document, performance }: ShopPage): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return document.readyState === 'complete' || Object(visit).domContentLoadedEventStart > 0;
}

export function whenReady(page: ShopPage, run: () => void, signal: AbortSignal): void {
  const ends = [
    [page, 'DOMContentLoaded'],
    [page, 'load'],
  ] as const;
  if (isReady(page)) run();
  else onFirst(ends, run, signal);
}

/** Calls `run` after the page's scripts, including those that wait for the document to be ready. */
export function afterPageScripts(page: ShopPage, run: () => void, signal: AbortSignal): void {
  whenReady(page, () => page.setTimeout(() => signal.aborted || run(), 0), signal);
}
