import type { Clock } from './createClock.ts';

/** Calls `callback` in a separate task after the next paint, so that the visible result of a tap comes first. */
export function whenPainted(clock: Pick<Clock, 'frame' | 'turn'>, callback: () => void, signal: AbortSignal): void {
  clock.frame(() => clock.turn(callback, signal), signal);
}
