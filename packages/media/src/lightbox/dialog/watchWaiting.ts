import { listen } from '@hadaya/core';
import type { DialogNodes } from './createNodes.tsx';

/** Maximum number of queued keys. A held key repeats itself, and nobody presses this many keys while waiting. */
const MOST_KEYS = 20;

/**
 * Listens for keys and presses until the lightbox takes over. Escape and a press outside the picture close the dialog,
 * Tab keeps focus inside it, and other keys are queued. Until the dialog is modal, focus is on the page, so keys pressed
 * there count too.
 */
export function watchWaiting(
  { element, stage }: DialogNodes,
  { close, page, settling }: { readonly close: () => void; readonly page: Document; readonly settling: AbortSignal },
  signal: AbortSignal,
): readonly string[] {
  const kept: string[] = [];
  const onKey = (event: KeyboardEvent) => {
    // The page's own key listeners must not react behind a modal dialog.
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!['Escape', 'Tab'].includes(event.key)) {
      if (kept.length < MOST_KEYS) kept.push(event.key);
      return;
    }
    event.preventDefault();
    if (event.key === 'Escape') close();
  };
  listen(element, 'keydown', onKey, { signal });
  listen(page, 'keydown', onKey, { signal: settling, capture: true });
  // The second click of a double click was meant for the opener, not for the dialog.
  const onClick = ({ target, detail }: MouseEvent) => {
    if (detail < 2 && !(target instanceof HTMLImageElement)) close();
  };
  listen(stage, 'click', onClick, { signal });
  return kept;
}

/** Calls `close` when the browser closes the dialog itself, for example for Android's Back gesture. */
export function watchClosing({ element }: DialogNodes, close: () => void, signal: AbortSignal): void {
  const onCancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  listen(element, 'cancel', onCancel, { signal });
}
