import type { PageWindow } from '../environment/index.ts';
import { isPrinted } from './isPrinted.ts';

/** Who waits, and for what. */
export interface PrintedWish {
  readonly signal: AbortSignal;
  /** Whether what is waited for is on the page already, a setting that the server prints in the footer for one. */
  readonly isThere?: () => boolean;
}

/**
 * Runs once the server's whole page has arrived, or as soon as `isThere` says that what is needed has; at once where that
 * is so now. A script of ours may run while the document is still on its way, and what it looks for stands further below.
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
  // The window hears what is sent to the document first.
  for (const type of ['readystatechange', 'DOMContentLoaded', 'load']) page.addEventListener(type, look, options);
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  signal.addEventListener('abort', () => waiting.abort(), { signal: waiting.signal });
}
