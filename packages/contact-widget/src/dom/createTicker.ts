import type { Clock } from '@hadaya/core';

/** One timer for everybody who waits: it runs once a second, and only while somebody does. */
export interface Ticker {
  join(callback: () => void, signal: AbortSignal): void;
}

const TICK_MS = 1000;

/** A ticker that ends with the signal. */
export function createTicker(clock: Clock, signal: AbortSignal): Ticker {
  const callbacks = new Set<() => void>();
  let isPlanned = false;
  const plan = () => {
    if (isPlanned || callbacks.size === 0) return;
    isPlanned = true;
    clock.after(TICK_MS, run, signal);
  };
  const run = () => {
    isPlanned = false;
    for (const callback of [...callbacks]) callback();
    plan();
  };
  return {
    join(callback, owner) {
      if (owner.aborted) return;
      callbacks.add(callback);
      owner.addEventListener('abort', () => callbacks.delete(callback));
      plan();
    },
  };
}
