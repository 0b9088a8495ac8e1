/** Runs inside Chromium; bundled and handed over by `run.ts`. */
import { createCompleteTracker } from '../../packages/attribution/src/createCompleteTracker.ts';
import { OPTIONS } from './visits.ts';

/** One page view: a new tracker, as a new document has it, and one `init`. */
export function visitOurs(): void {
  createCompleteTracker(window).sbjs.init(OPTIONS);
}

/** Milliseconds that each of `count` page views takes on average. */
export function measure(visit: () => void, count: number): number {
  const start = performance.now();
  for (let at = 0; at < count; at += 1) visit();
  return (performance.now() - start) / count;
}

/** Page views of the peer on this page, which has loaded it. */
export function visitPeer(): void {
  Object(window).sbjs.init(OPTIONS);
}
