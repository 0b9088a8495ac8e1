import { createLoan, type StyleValues } from './loan.ts';

/** The styles of the root element that stop the page from scrolling; the place of the scroll bar stays reserved. */
export function scrollLockStyle(page: Document): StyleValues {
  const gap = (page.defaultView?.innerWidth ?? 0) - page.documentElement.clientWidth;
  return { overflow: 'hidden', ...(gap > 0 ? { 'padding-inline-end': `${gap}px` } : {}) };
}

/**
 * Stops the page from scrolling until the signal aborts, without moving it: the place of the scroll bar stays
 * reserved, and inline styles that the host had set come back as they were.
 */
export function lockScroll(page: Document, signal: AbortSignal): void {
  createLoan(signal).style(page.documentElement, scrollLockStyle(page));
}
