import type { PageWindow } from '@hadaya/core';
import { compareTallies, type Tally, tally } from './tally.ts';
import { trackListeners } from './trackListeners.ts';
import { trackNodes } from './trackNodes.ts';
import { trackObservers } from './trackObservers.ts';
import { trackTimers } from './trackTimers.ts';

/** Counts what a page holds, so that the difference before and after an island's life can be asserted as empty. */
export interface LeakCounter {
  /** Resources held now: listeners, timers, observed nodes, elements. */
  take(): Tally;
  /** The differences to an earlier count, one line each; empty means that nothing leaked. What waited then and has run since is none. */
  since(before: Tally): string[];
  /** Takes the patches off the page. */
  restore(): void;
}

const HAS_RUN = /^-\d+ (?:timeout|animation frame|idle callback)$/;

/**
 * Patches the page's listeners, timers and observers; install it before the code under test runs.
 * React keeps one `selectionchange` listener per document for ever: run one warm-up cycle before the first count.
 */
export function installLeakCounter(page: PageWindow): LeakCounter {
  const trackers = [trackListeners(page), trackTimers(page), trackObservers(page), trackNodes(page)];
  const take = () => tally(trackers.flatMap((tracker) => tracker.labels()));
  return {
    take,
    since: (before) => compareTallies(before, take()).filter((line) => !HAS_RUN.test(line)),
    restore: () => trackers.forEach((tracker) => void tracker.restore()),
  };
}
