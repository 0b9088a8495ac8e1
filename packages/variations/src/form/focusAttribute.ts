import type { FormSession } from './formSession.ts';
import { findCell, findSelects } from './markup.ts';

/** What stands in a select's place: the tab stop of a group before its other items. */
const CONTROLS = ['[tabindex="0"]', 'input:not([type="hidden"]), button, [tabindex]'];

/** Whether the focus can be seen on an element. A select that select2 has taken is a point, hidden from everybody. */
function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest('[aria-hidden="true"]');
}

/** Focuses the control of an attribute: its select, or what stands in the select's place. */
export function focusAttribute(select: HTMLSelectElement): void {
  const cell = findCell(select);
  const controls = CONTROLS.flatMap((kind) => [...cell.querySelectorAll<HTMLElement>(kind)]);
  [select, ...controls].find(isVisible)?.focus();
}

/**
 * Puts the focus on the first attribute after a reset. WooCommerce focuses the first select, which swatches hide, and
 * the reset link hides itself: the focus would fall to the page.
 */
export function resetFocus({ root, environment }: FormSession): void {
  const { activeElement } = environment.document;
  const [first] = findSelects(root);
  if (first && activeElement !== first) focusAttribute(first);
}
