import { createLoan } from './loan.ts';

/**
 * Stops the page from scrolling until the signal aborts, without moving it: the place of the scroll bar stays
 * reserved, and inline styles that the host had set come back as they were.
 */
export function lockScroll(page: Document, signal: AbortSignal): void {
  const root = page.documentElement;
  const gap = (page.defaultView?.innerWidth ?? 0) - root.clientWidth;
  const reserved = gap > 0 ? { 'padding-inline-end': `${gap}px` } : {};
  createLoan(signal).style(root, { overflow: 'hidden', ...reserved });
}
