import { createTracker, readView, type TrackerControl } from './dom/createTracker.ts';
import type { PublicData } from './model/records/publicData.ts';

let tracker: TrackerControl | undefined;
// Read now, because a script may change the address before the first `init`.
const view = typeof window === 'undefined' ? undefined : readView(window);

/** Data of the visitor: a new object after each `init`, undefined before the first. */
export let get: PublicData | undefined;

/**
 * Counts this page view and records its source in the visitor's cookies, synchronously. Accepts the options of the
 * replaced library, in any shape, and writes nothing but the cookies.
 */
export function init(options?: unknown): void {
  tracker ??= createTracker(window, view && { view });
  tracker.sbjs.init(options);
  get = tracker.sbjs.get;
}
