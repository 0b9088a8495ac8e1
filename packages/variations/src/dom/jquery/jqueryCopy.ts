/** An event as jQuery hands it over. */
export interface JQueryEvent {
  readonly type: string;
  readonly target: unknown;
  readonly currentTarget: unknown;
}

/** A handler: the event and whatever was triggered with it. */
export type JQueryHandler = (event: JQueryEvent, ...given: readonly unknown[]) => void;

/** The little of a jQuery collection that is used here. */
export interface JQueryCollection {
  on(events: string, handler: JQueryHandler): unknown;
  on(events: string, selector: string, handler: JQueryHandler): unknown;
  off(events: string, handler: JQueryHandler): unknown;
  off(events: string, selector: string, handler: JQueryHandler): unknown;
  trigger(event: string): unknown;
  data(key: string): unknown;
  data(key: string, value: unknown): unknown;
  wc_variation_form?(): unknown;
}

/** One of the copies of jQuery that a page may hold. */
export interface JQueryCopy {
  (target: unknown): JQueryCollection;
  readonly fn: { readonly wc_variation_form?: unknown };
  /** jQuery's own bookkeeping, in releases that show it. */
  _data?(element: Element, name: string): unknown;
}

/** Whether a value is jQuery; lookalikes without events are not. */
export function isJQueryCopy(value: unknown): value is JQueryCopy {
  if (typeof value !== 'function') return false;
  const fn: unknown = Reflect.get(value, 'fn');
  return typeof fn === 'object' && fn !== null && typeof Reflect.get(fn, 'on') === 'function';
}
