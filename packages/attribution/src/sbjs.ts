import { createTracker, readView, type TrackerControl } from './dom/createTracker.ts';
import type { PublicData } from './model/records/publicData.ts';

let tracker: TrackerControl | undefined;
// Reads the view now, because a script may change the URL before the first `init`.
const view = typeof window === 'undefined' ? undefined : readView(window);

/** The visitor's data: undefined before the first `init`, and a new object after each call. */
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
