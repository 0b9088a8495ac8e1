import { contain, type Environment, listen } from '@hadaya/core';
import { isJQuery, type JQuery, type JQueryHandler } from '@hadaya/core/jquery';

export interface JQueryWatch {
  /** Searches again and returns all copies found so far, the newest last. */
  look(): readonly JQuery[];
}

const POLL_MS = 250;
const POLL_FOR_MS = 10_000;
const MOMENTS = ['DOMContentLoaded', 'pointerdown', 'keydown'];

/**
 * Finds every copy of jQuery: now, when the document has been parsed, when it has loaded, every 250 ms for ten seconds,
 * and at the first gesture (script optimisers delay scripts until then). Calls `onCopy` once for each copy.
 */
export function watchJQuery(
  { clock, document, window }: Environment,
  onCopy: (copy: JQuery) => void,
  signal: AbortSignal,
): JQueryWatch {
  const copies: JQuery[] = [];
  const look = () => {
    if (signal.aborted) return copies;
    for (const name of ['$', 'jQuery']) {
      const found: unknown = Reflect.get(window, name);
      if (!isJQuery(found) || copies.includes(found)) continue;
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

export interface JQueryListenOptions {
  readonly signal: AbortSignal;
  readonly selector?: string;
}

/**
 * Listens to events through one copy of jQuery until the signal aborts. Reports an error in the handler to the signal's
 * owner.
 */
export function listenJQuery(
  copy: JQuery,
  [target, events]: readonly [target: EventTarget, events: string],
  handler: JQueryHandler,
  { signal, selector }: JQueryListenOptions,
): void {
  if (signal.aborted) return;
  const run: JQueryHandler = (...args) => contain(() => handler(...args), signal);
  const nodes = copy(target);
  if (selector === undefined) nodes.on(events, run);
  else nodes.on(events, selector, run);
  const leave = () => (selector === undefined ? nodes.off(events, run) : nodes.off(events, selector, run));
  signal.addEventListener('abort', leave, { once: true });
}
