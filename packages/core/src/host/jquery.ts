import { reportToPage, runHostCode } from '../environment/index.ts';

/** An event as jQuery hands it over. */
export interface JQueryEvent {
  readonly type: string;
  readonly target: unknown;
  readonly currentTarget: unknown;
  readonly originalEvent?: unknown;
  preventDefault(): void;
}

/** A handler: the event, and whatever it was triggered with. */
export type JQueryHandler = (event: JQueryEvent, ...given: readonly unknown[]) => void;

/** The little of a jQuery collection that is used here. */
export interface JQueryCollection {
  on(events: string, handler: JQueryHandler): unknown;
  on(events: string, selector: string, handler: JQueryHandler): unknown;
  off(events: string, handler?: JQueryHandler): unknown;
  off(events: string, selector: string, handler: JQueryHandler): unknown;
  trigger(event: string, given?: readonly unknown[]): unknown;
  /** Without a key: all that is kept for the element, as the object that keeps it. */
  data(key?: string, value?: unknown): unknown;
  removeData(key: string): unknown;
  find(selector: string): JQueryCollection;
}

/** One of the copies of jQuery that a page may hold. */
export interface JQuery {
  (target: unknown): JQueryCollection;
  /** Where plugins put their functions. */
  readonly fn: object;
}

const NEEDED = ['on', 'trigger', 'data'];

/** Whether a value is jQuery; lookalikes without events and data are not. */
export function isJQuery(value: unknown): value is JQuery {
  const fn: unknown = typeof value === 'function' && Reflect.get(value, 'fn');
  return typeof fn === 'object' && fn !== null && NEEDED.every((name) => name in fn);
}

/** The page's jQuery, when it has one now. Nobody can have listened before; what must last needs `watchJQuery`. */
export function findJQuery(page: object): JQuery | undefined {
  const found: unknown = Reflect.get(page, 'jQuery');
  return isJQuery(found) ? found : undefined;
}

/** What an event is triggered with: the handlers' further arguments, or a function that makes them with that copy. */
export type JQueryArguments = readonly unknown[] | ((copy: JQuery) => readonly unknown[]);

/**
 * Triggers a jQuery event: through the copies given, else through the page's jQuery, if it has one. A handler of the
 * page that throws is reported as the page's own error and stops nothing of ours.
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
