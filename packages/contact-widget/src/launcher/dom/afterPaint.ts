import type { Clock } from '@hadaya/core';

/** Calls back after the next paint, when the page's places and sizes are known and looking them up costs nothing. */
export function afterPaint(clock: Clock, callback: () => void, signal: AbortSignal): void {
  clock.frame(() => clock.after(0, callback, signal), signal);
}
