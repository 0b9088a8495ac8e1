import { reportToPage, runHostCode } from '../environment/index.ts';

export interface JQueryEvent {
  readonly type: string;
  readonly target: unknown;
  readonly currentTarget: unknown;
  readonly originalEvent?: unknown;
  preventDefault(): void;
}

/** An event handler, called with the event and any extra arguments passed to `trigger`. */
export type JQueryHandler = (event: JQueryEvent, ...given: readonly unknown[]) => void;

/** The few methods of a jQuery collection that Hadaya uses. */
export interface JQueryCollection {
  on(events: string, handler: JQueryHandler): unknown;
  on(events: string, selector: string, handler: JQueryHandler): unknown;
  off(events: string, handler?: JQueryHandler): unknown;
  off(events: string, selector: string, handler: JQueryHandler): unknown;
  trigger(event: string, given?: readonly unknown[]): unknown;
  /** Without a key, returns the object that stores all of the element's data. */
  data(key?: string, value?: unknown): unknown;
  removeData(key: string): unknown;
  find(selector: string): JQueryCollection;
}

/** A copy of jQuery; a page may have several. */
export interface JQuery {
  (target: unknown): JQueryCollection;
  readonly fn: object;
}

const NEEDED = ['on', 'trigger', 'data'];

/** Returns whether a value is jQuery; look-alikes without events and data do not count. */
export function isJQuery(value: unknown): value is JQuery {
  const fn: unknown = typeof value === 'function' && Reflect.get(value, 'fn');
  return typeof fn === 'object' && fn !== null && NEEDED.every((name) => name in fn);
}

/** Returns the page's current jQuery, if any. Use `watchJQuery` for listeners that must survive a later copy. */
export function findJQuery(page: object): JQuery | undefined {
  const found: unknown = Reflect.get(page, 'jQuery');
  return isJQuery(found) ? found : undefined;
}

/** Additional arguments for the handlers, or a function that creates them for the given copy of jQuery. */
export type JQueryArguments = readonly unknown[] | ((copy: JQuery) => readonly unknown[]);

/**
 * Triggers a jQuery event through the given copies or, without any, through the page's jQuery, if there is one. An
 * error in a page's handler is reported as an error of the page and does not affect Hadaya.
 */
export function triggerJQuery(
  page: Window,
  [target, event]: readonly [target: EventTarget, event: string],
  given: JQueryArguments = [],
  copies: Iterable<JQuery> = [findJQuery(page)].filter(isJQuery),
): void {
  for (const copy of copies) {
    const values = typeof given === 'function' ? given(copy) : given;
    runHostCode(() => copy(target).trigger(event, values), reportToPage(page));
  }
}
