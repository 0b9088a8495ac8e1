import { childController, listen, mayFetchAhead } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';

/**
 * By these a visitor shows to be there; whoever leaves the page alone is not made to run anything. Browsers tell of mice that
 * have not moved, so those count at the launcher only.
 */
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Between a finger's press and its click the page is idle, too: what is made then holds up the answer to the visitor's first tap.
 */
const ANSWER_MS = 500;

/** Calls back once, in idle time, when the visitor has done something on this page; never on a poor line. */
export function whenVisited({ context, signal }: ContactPage, callback: () => void): void {
  const { clock, document, window } = context.environment;
  if (!mayFetchAhead(window.navigator)) return;
  const heard = childController(signal);
  const hear = () => {
    heard.abort();
    clock.after(ANSWER_MS, () => clock.idle(callback, signal), signal);
  };
  for (const sign of SIGNS) listen(document, sign, hear, { signal: heard.signal, capture: true, passive: true });
}
