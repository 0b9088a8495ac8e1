import { isRecord } from '@hadaya/core';

/**
 * Triggers an event on the window the way scripts of the builder's add-ons expect it: through the page's jQuery, when
 * there is one.
 */
export function announce(page: Window, name: string, detail?: unknown): void {
  const jQuery: unknown = Reflect.get(page, 'jQuery');
  const target: unknown = typeof jQuery === 'function' ? jQuery(page) : undefined;
  if (isRecord(target) && typeof target.trigger === 'function') target.trigger(name, detail);
}
