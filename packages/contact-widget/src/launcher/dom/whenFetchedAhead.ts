import { listen } from '@hadaya/core';
import type { ContactPage } from '../../start/ContactPage.ts';

/** The list's own file, the last of its part. */
const FILE = '-prepareList-';

/**
 * Calls back once, in idle time, when the loader has fetched the list's files ahead; never where it fetches nothing ahead
 * (Save-Data, slow lines, browsers that cannot).
 */
export function whenFetchedAhead({ context, signal }: ContactPage, callback: () => void): void {
  const { document, window, clock } = context.environment;
  // A widget that waited for its trigger comes after the files.
  if (window.performance.getEntriesByType('resource').some(({ name }) => name.includes(FILE))) {
    clock.idle(callback, signal);
    return;
  }
  const hear = ({ target }: Event) => {
    if (target instanceof Element && target.matches(`link[rel=prefetch][href*="${FILE}"]`))
      clock.idle(callback, signal);
  };
  listen(document, 'load', hear, { signal, capture: true });
}
