import type { Clock } from '../clock.ts';

/** Waits; ends early, as `false`, when the signal aborts. */
export function wait(clock: Clock, ms: number, signal?: AbortSignal): Promise<boolean> {
  if (signal?.aborted) return Promise.resolve(false);
  const ended = new AbortController();
  return new Promise<boolean>((resolve) => {
    clock.after(ms, () => resolve(true), ended.signal);
    signal?.addEventListener('abort', () => resolve(false), { signal: ended.signal });
  }).finally(() => ended.abort());
}
