import type { Environment } from '@hadaya/core';

/** Returns the scroll position as a whole percentage; a page that cannot scroll counts as 100. */
export function readScrollPercent({ window, document }: Environment): number {
  const page = document.scrollingElement ?? document.documentElement;
  const room = page.scrollHeight - window.innerHeight;
  // Zoom and overscroll cause fractional positions and positions beyond the end.
  if (page.scrollTop >= room - 1) return 100;
  return Math.max(0, Math.trunc((page.scrollTop / room) * 100));
}
