import { childController, listen, mayPrefetch } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';

/**
 * Events that indicate an active visitor. Browsers fire mouse moves even for a mouse at rest, so those count only at
 * the launcher.
 */
const EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Delay between the first action and the callback. The page is idle between touch and click, but work started then
 * would delay the response to the first tap.
 */
const ANSWER_MS = 500;

/** Runs the callback once, in idle time, after the visitor's first action on this page; never on a slow connection. */
export function whenVisited({ context, signal }: ContactPage, callback: () => void): void {
  const { clock, document, window } = context.environment;
  if (!mayPrefetch(window.navigator)) return;
  const heard = childController(signal);
  const hear = () => {
    heard.abort();
    clock.after(ANSWER_MS, () => clock.idle(callback, signal), signal);
  };
  for (const type of EVENTS) listen(document, type, hear, { signal: heard.signal, capture: true, passive: true });
}
