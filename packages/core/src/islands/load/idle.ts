import type { LoadTarget } from './strategy.ts';

/** Mounts when the page has nothing else to do, at the latest after two seconds. */
export function loadIdle(start: () => void, { environment, signal }: LoadTarget): void {
  environment.clock.idle(start, signal);
}
