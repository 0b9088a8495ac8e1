import type { Clock } from './createClock.ts';

/** Calls back in a task of its own once the next frame is painted, so that the visible result of a tap comes first. */
export function whenPainted(clock: Pick<Clock, 'frame' | 'turn'>, callback: () => void, signal: AbortSignal): void {
  clock.frame(() => clock.turn(callback, signal), signal);
}
