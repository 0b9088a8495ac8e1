import { createLoan } from '@hadaya/core';

const LIMITS = {
  'enabled-display-limit-mode': false,
  'enabled-catalog-display-limit-mode': false,
  'enabled-archive-display-limit-mode': false,
} as const;

/** The server's list and its "+5 more" item. */
export interface ShowMoreOptions {
  readonly list: HTMLElement;
  readonly more: HTMLElement;
  /** What the focus goes to when the rest comes. */
  readonly first: HTMLElement | undefined;
  readonly signal: AbortSignal;
}

/**
 * Makes the link a button that reveals the rest in place. The returned function takes it away once that is wanted, and the
 * focus on to the rest, unless the list is open from the start. When the signal aborts the list is the server's again.
 */
export function createShowMore({ list, more, first, signal }: ShowMoreOptions): (isRevealed: boolean) => void {
  const loan = createLoan(signal);
  let isDrawn = false;
  let isOpen = false;
  loan.attributes(more, { role: 'none' });
  if (more.firstElementChild) {
    loan.attributes(more.firstElementChild, { role: 'button', 'aria-expanded': 'false' });
  }
  return (isRevealed) => {
    const isFirst = !isDrawn;
    isDrawn = true;
    if (!isRevealed || isOpen) return;
    isOpen = true;
    loan.classes(list, LIMITS);
    more.remove();
    if (!isFirst) first?.focus();
    signal.addEventListener('abort', () => list.append(more), { once: true });
  };
}
