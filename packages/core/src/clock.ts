import { contain } from './contain.ts';

/**
 * Time as a port, so that a test can hold it still.
 * Delays are milliseconds. Every waiting call takes the signal that owns it: an aborted signal cancels it.
 */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Calls back once after `ms`. */
  after(ms: number, callback: () => void, signal?: AbortSignal): void;
  /** Calls back every `ms` until the signal aborts. */
  every(ms: number, callback: () => void, signal: AbortSignal): void;
  /** Calls back before the next paint. A hidden page paints nothing, so there it calls back within about 100 ms. */
  frame(callback: () => void, signal?: AbortSignal): void;
  /** Calls back when the page has nothing to do, at the latest after `timeoutMs` (2,000 by default). */
  idle(callback: () => void, signal?: AbortSignal, timeoutMs?: number): void;
}

const IDLE_TIMEOUT_MS = 2000;
const HIDDEN_FRAME_MS = 100;

/** Runs `start` unless the signal is aborted already; what `start` returns is called when it aborts later. */
function owned(signal: AbortSignal | undefined, start: (done: () => void) => () => void): void {
  if (signal?.aborted) return;
  const cancel = start(() => signal?.removeEventListener('abort', cancel));
  signal?.addEventListener('abort', cancel, { once: true });
}

/** The clock of a browser window. */
export function createClock(page: Window): Clock {
  const after: Clock['after'] = (ms, callback, signal) =>
    owned(signal, (done) => {
      const id = page.setTimeout(() => {
        done();
        contain(callback, signal);
      }, ms);
      return () => page.clearTimeout(id);
    });

  return {
    now: () => Date.now(),
    after,
    every: (ms, callback, signal) =>
      owned(signal, () => {
        const id = page.setInterval(() => contain(callback, signal), ms);
        return () => page.clearInterval(id);
      }),
    frame: (callback, signal) =>
      page.document.hidden
        ? after(HIDDEN_FRAME_MS, callback, signal)
        : owned(signal, (done) => {
            const id = page.requestAnimationFrame(() => {
              done();
              contain(callback, signal);
            });
            return () => page.cancelAnimationFrame(id);
          }),
    idle: (callback, signal, timeoutMs = IDLE_TIMEOUT_MS) =>
      typeof page.requestIdleCallback !== 'function'
        ? after(1, callback, signal)
        : owned(signal, (done) => {
            const run = () => {
              done();
              contain(callback, signal);
            };
            const id = page.requestIdleCallback(run, { timeout: timeoutMs });
            return () => page.cancelIdleCallback(id);
          }),
  };
}
