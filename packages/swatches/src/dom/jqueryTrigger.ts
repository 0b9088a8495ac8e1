interface Collection {
  trigger(event: string, given: readonly unknown[]): unknown;
  off(events: string): unknown;
}

/** The little of jQuery that the swatches use. */
export interface JQuery {
  (target: unknown): Collection;
  readonly fn: object;
}

function isJQuery(value: unknown): value is JQuery {
  return typeof value === 'function' && typeof Reflect.get(value, 'fn') === 'object';
}

/** The page's jQuery, when it has one now. */
export function findJQuery(page: object): JQuery | undefined {
  const found: unknown = Reflect.get(page, 'jQuery');
  return isJQuery(found) ? found : undefined;
}

/** Sends one of the plugin's jQuery events, where there is jQuery; `given` are the handler's further arguments. */
export function triggerJQuery(
  target: Element | Document,
  event: string,
  given: (jquery: JQuery) => readonly unknown[],
): void {
  const jquery = findJQuery((target instanceof Document ? target : target.ownerDocument).defaultView ?? {});
  jquery?.(target).trigger(event, given(jquery));
}
