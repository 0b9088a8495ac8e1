import { type Environment, listen } from '@hadaya/core';
import { isJQueryCopy, type JQueryCopy } from './jqueryCopy.ts';

const POLL_MS = 250;
const POLL_FOR_MS = 10_000;
const MOMENTS = ['DOMContentLoaded', 'pointerdown', 'keydown'];

/** The copies of jQuery on the page, found as they come. */
export interface JQueryWatch {
  /** Looks again and returns all copies found so far, the newest last. */
  look(): readonly JQueryCopy[];
}

/**
 * Finds every copy of jQuery: now, when the document is parsed and loaded, every 250 ms for ten seconds, and at the
 * first gesture (script optimisers hold scripts back until then). `onCopy` hears of each copy once.
 */
export function watchJQuery(
  environment: Environment,
  onCopy: (copy: JQueryCopy) => void,
  signal: AbortSignal,
): JQueryWatch {
  const { clock, document, window } = environment;
  const copies: JQueryCopy[] = [];
  const look = () => {
    if (signal.aborted) return copies;
    for (const name of ['$', 'jQuery']) {
      const found: unknown = Reflect.get(window, name);
      if (!isJQueryCopy(found) || copies.includes(found)) continue;
      copies.push(found);
      onCopy(found);
    }
    return copies;
  };

  listen(window, 'load', look, { signal });
  for (const moment of MOMENTS) listen(document, moment, look, { signal, capture: true, once: true });
  const poll = (waitedMs: number) => {
    look();
    if (waitedMs < POLL_FOR_MS) clock.after(POLL_MS, () => poll(waitedMs + POLL_MS), signal);
  };
  poll(0);
  return { look };
}
