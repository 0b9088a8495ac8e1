import type { ShopPage } from './shopPage.ts';

/** Runs once, at the first of these events. */
export function onFirst(
  events: readonly (readonly [EventTarget, string])[],
  run: () => void,
  signal: AbortSignal,
): void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  signal.addEventListener('abort', stop, { once: true });
  const go = () => {
    stop();
    run();
  };
  for (const [target, type] of events) target.addEventListener(type, go, { signal: waiting.signal });
}

/** Whether `DOMContentLoaded` is past. `readyState` does not tell: it is `interactive` before and after. */
function isReady({ document, performance }: ShopPage): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return document.readyState === 'complete' || Object(visit).domContentLoadedEventStart > 0;
}

/** Runs at `DOMContentLoaded`, or at once if that is past. */
export function whenReady(page: ShopPage, run: () => void, signal: AbortSignal): void {
  const ends = [
    [page, 'DOMContentLoaded'],
    [page, 'load'],
  ] as const;
  if (isReady(page)) run();
  else onFirst(ends, run, signal);
}

/** Runs when the scripts of the page have had their turn, those included that wait for the document to be ready. */
export function afterPageScripts(page: ShopPage, run: () => void, signal: AbortSignal): void {
  const soon = () => {
    const timer = page.setTimeout(run, 0);
    signal.addEventListener('abort', () => page.clearTimeout(timer), { once: true });
  };
  whenReady(page, soon, signal);
}
