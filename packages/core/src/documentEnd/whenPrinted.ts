import type { PageWindow } from '../environment/index.ts';
import { isPrinted } from './isPrinted.ts';

export interface PrintedWish {
  readonly signal: AbortSignal;
  /**
   * Returns whether the awaited content, such as a setting that the server prints in the footer, is already in the
   * page.
   */
  readonly isThere?: () => boolean;
}

/**
 * Runs the callback when the server's whole page has arrived or `isThere` returns true; synchronously if that is
 * already the case. Hadaya's scripts may run while the document is still loading, before the content that they need has
 * arrived.
 */
export function whenPrinted(page: PageWindow, run: () => void, { signal, isThere = () => false }: PrintedWish): void {
  if (signal.aborted) return;
  if (isPrinted(page) || isThere()) {
    run();
    return;
  }
  const waiting = new AbortController();
  const look = () => {
    if (waiting.signal.aborted || !(isPrinted(page) || isThere())) return;
    waiting.abort();
    run();
  };
  const observer = new page.MutationObserver(look);
  observer.observe(page.document, { childList: true, subtree: true });
  const options = { signal: waiting.signal, capture: true };
  // In the capture phase, the window receives these events before any listener on the document does.
  for (const type of ['readystatechange', 'DOMContentLoaded', 'load']) page.addEventListener(type, look, options);
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  signal.addEventListener('abort', () => waiting.abort(), { signal: waiting.signal });
}
