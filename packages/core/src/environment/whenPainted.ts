import type { Clock } from './createClock.ts';

/**
 * Calls back in a separate task once the next frame has been painted, so that the visible result of a tap comes first.
 */
export function whenPainted(clock: Pick<Clock, 'frame' | 'turn'>, callback: () => void, signal: AbortSignal): void {
  clock.frame(() => clock.turn(callback, signal), signal);
}
