import { contain } from './contain.ts';
import { nextTask } from './nextTask.ts';

/**
 * Time as an injected interface, so that tests can control it. Delays are in milliseconds. Calls that wait take the
 * signal that owns them and are cancelled when it aborts.
 */
export interface Clock {
  /** Returns milliseconds since 1970-01-01 UTC. */
  now(): number;
  after(ms: number, callback: () => void, signal?: AbortSignal): void;
  every(ms: number, callback: () => void, signal: AbortSignal): void;
  /**
   * Calls `callback` in a separate task, so that the browser can handle input or paint in between. Calls keep their
   * order, and a hidden page does not throttle them.
   */
  turn(callback: () => void, signal?: AbortSignal): void;
  /** Calls `callback` before the next paint or, on a hidden page, which does not paint, within about 100 ms. */
  frame(callback: () => void, signal?: AbortSignal): void;
  /** Calls `callback` when the page is idle, or after `timeoutMs` (2,000 by default) at the latest. */
  idle(callback: () => void, signal?: AbortSignal, timeoutMs?: number): void;
}

const IDLE_TIMEOUT_MS = 2000;
const HIDDEN_FRAME_MS = 100;

/**
 * Schedules a call with `start`, unless the signal has already aborted. The function that `start` returns cancels the
 * call on abort.
 */
function plan(
  callback: () => void,
  signal: AbortSignal | undefined,
  start: (run: () => void) => () => void,
  isOnce = true,
): void {
  if (signal?.aborted) return;
  const cancel = start(() => {
    if (isOnce) signal?.removeEventListener('abort', cancel);
    contain(callback, signal);
  });
  signal?.addEventListener('abort', cancel, { once: true });
}

export function createClock(page: Window): Clock {
  const after: Clock['after'] = (ms, callback, signal) =>
    plan(callback, signal, (run) => {
      const id = page.setTimeout(run, ms);
      return () => page.clearTimeout(id);
    });

  return {
    now: () => Date.now(),
    after,
    every(ms, callback, signal) {
      const start = (run: () => void) => {
        const id = page.setInterval(run, ms);
        return () => page.clearInterval(id);
      };
      plan(callback, signal, start, false);
    },
    turn(callback, signal) {
      plan(callback, signal, (run) => {
        let isPlanned = true;
        nextTask(page).then(() => isPlanned && run());
        return () => {
          isPlanned = false;
        };
      });
    },
    frame(callback, signal) {
      if (page.document.hidden) return after(HIDDEN_FRAME_MS, callback, signal);
      plan(callback, signal, (run) => {
        const id = page.requestAnimationFrame(run);
        return () => page.cancelAnimationFrame(id);
      });
    },
    idle(callback, signal, timeout = IDLE_TIMEOUT_MS) {
      if (!page.requestIdleCallback) return after(1, callback, signal);
      plan(callback, signal, (run) => {
        const id = page.requestIdleCallback(run, { timeout });
        return () => page.cancelIdleCallback(id);
      });
    },
  };
}
