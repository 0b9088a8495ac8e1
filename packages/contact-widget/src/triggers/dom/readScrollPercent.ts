import type { Environment } from '@hadaya/core';

/** How far the page is scrolled in whole percent; a page that cannot scroll counts as scrolled. */
export function readScrollPercent({ window, document }: Environment): number {
  const page = document.scrollingElement ?? document.documentElement;
  const room = page.scrollHeight - window.innerHeight;
  // Zoom and bouncing give fractions and more than the page has.
  if (page.scrollTop >= room - 1) return 100;
  return Math.max(0, Math.trunc((page.scrollTop / room) * 100));
}
