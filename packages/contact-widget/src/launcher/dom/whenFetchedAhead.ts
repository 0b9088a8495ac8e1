import { childController, listen } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';

/** The list's own file, the last of its part. */
const FILE = '-prepareList-';

/**
 * By these a visitor shows to be there; whoever leaves the page alone is not made to run anything. Browsers tell of mice that
 * have not moved, so those count at the launcher only.
 */
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Between a finger's press and its click the page is idle, too: what is made then holds up the answer to the visitor's first tap.
 */
const ANSWER_MS = 500;

/** Calls back once the visitor has done something on this page. */
function whenVisited({ context, signal }: ContactPage, callback: () => void): void {
  const { document } = context.environment;
  const heard = childController(signal);
  const hear = () => {
    heard.abort();
    callback();
  };
  for (const sign of SIGNS) listen(document, sign, hear, { signal: heard.signal, capture: true, passive: true });
}

/** Calls back once when the loader has fetched the list's files ahead. */
function whenFetched({ context, signal }: ContactPage, callback: () => void): void {
  const { document, window } = context.environment;
  // A widget that waited for its trigger comes after the files.
  if (window.performance.getEntriesByType('resource').some(({ name }) => name.includes(FILE))) {
    callback();
    return;
  }
  const heard = childController(signal);
  const hear = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches(`link[rel=prefetch][href*="${FILE}"]`))) return;
    heard.abort();
    callback();
  };
  listen(document, 'load', hear, { signal: heard.signal, capture: true });
}

/**
 * Calls back once, in idle time, when the loader has fetched the list's files ahead and the visitor has done something on the page;
 * never where nothing is fetched ahead (Save-Data, slow lines, browsers that cannot).
 */
export function whenFetchedAhead(page: ContactPage, callback: () => void): void {
  const { clock } = page.context.environment;
  const onceIdle = () => whenFetched(page, () => clock.idle(callback, page.signal));
  whenVisited(page, () => clock.after(ANSWER_MS, onceIdle, page.signal));
}
