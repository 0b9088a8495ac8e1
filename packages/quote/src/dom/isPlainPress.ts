import { hasModifier } from '@hadaya/core';

/** Checks whether a click takes effect on this page: no listener has handled it, and it opens no new tab or window. */
export function isPlainPress(event: Event): boolean {
  if (event.defaultPrevented) return false;
  if (!(event instanceof MouseEvent)) return true;
  return event.button === 0 && !hasModifier(event);
}
