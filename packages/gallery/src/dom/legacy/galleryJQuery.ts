/** What is used of a jQuery collection here. */
export interface GalleryCollection {
  on(events: string, handler: () => void): unknown;
  off(events: string, handler?: () => void): unknown;
  trigger(event: string, given: readonly unknown[]): unknown;
  data(key: string, value?: unknown): unknown;
  find(selector: string): GalleryCollection;
  removeData(key: string): unknown;
  /** Slick, where it runs. */
  slick?(command: 'unslick'): unknown;
}

/** A copy of jQuery, as galleries use it. */
export interface GalleryJQuery {
  (target: unknown): GalleryCollection;
  readonly fn: object;
}

/** Whether a value is jQuery with events and data. */
export function isGalleryJQuery(value: unknown): value is GalleryJQuery {
  if (typeof value !== 'function') return false;
  const fn: unknown = Reflect.get(value, 'fn');
  return typeof fn === 'object' && fn !== null && ['on', 'trigger', 'data'].every((name) => name in fn);
}
