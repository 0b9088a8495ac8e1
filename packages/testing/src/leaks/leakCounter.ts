import type { PageWindow } from '@hadaya/core';
import { compareCounts, countResources, type ResourceCounts } from './resourceCounts.ts';
import { trackListeners } from './trackListeners.ts';
import { trackNodes } from './trackNodes.ts';
import { trackObservers } from './trackObservers.ts';
import { trackTimers } from './trackTimers.ts';

/** Counts the resources of a page, so that a test can check that an island leaves nothing behind. */
export interface LeakCounter {
  take(): ResourceCounts;
  /**
   * Returns the differences from an earlier count, one line each; an empty list means that nothing leaked. Ignores
   * timers and prefetches that have finished since the earlier count.
   */
  since(before: ResourceCounts): string[];
  /** Removes the patches from the page. */
  restore(): void;
}

const HAS_RUN = /^-\d+ (?:timeout|animation frame|idle callback|prefetch)$/;

/**
 * Patches the page's listeners, timers and observers. Install it before the tested code runs. React keeps one
 * `selectionchange` listener per document, so run one warm-up cycle before the first count.
 */
export function installLeakCounter(page: PageWindow): LeakCounter {
  const trackers = [trackListeners(page), trackTimers(page), trackObservers(page), trackNodes(page)];
  const take = () => countResources(trackers.flatMap((tracker) => tracker.labels()));
  return {
    take,
    since: (before) => compareCounts(before, take()).filter((line) => !HAS_RUN.test(line)),
    restore: () => trackers.forEach((tracker) => void tracker.restore()),
  };
}
