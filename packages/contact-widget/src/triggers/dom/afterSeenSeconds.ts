import { childController, type Environment, listen } from '@hadaya/core';

/** The maximum delay of a browser timer. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Runs the callback after the page has been visible for the given number of seconds in total; time in a background tab
 * does not count.
 */
export function afterSeenSeconds(
  { clock, document }: Environment,
  { seconds, signal }: { readonly seconds: number; readonly signal: AbortSignal },
  callback: () => void,
): void {
  const counting = childController(signal);
  let leftMs = seconds * 1000;
  let looking = childController(counting.signal);
  let sinceMs: number | undefined;
  const stop = () => {
    looking.abort();
    if (sinceMs !== undefined) leftMs -= Math.max(0, clock.now() - sinceMs);
    sinceMs = undefined;
  };
  const run = () => {
    stop();
    if (document.hidden || counting.signal.aborted) return;
    looking = childController(counting.signal);
    sinceMs = clock.now();
    const stepMs = Math.min(Math.max(0, leftMs), LONGEST_MS);
    const step = () => {
      leftMs -= stepMs;
      sinceMs = undefined;
      if (leftMs > 0) return run();
      counting.abort();
      callback();
    };
    clock.after(stepMs, step, looking.signal);
  };
  listen(document, 'visibilitychange', run, { signal: counting.signal });
  run();
}
