import type { FormSession } from './formSession.ts';
import { findCell, findSelects } from './markup.ts';

/** Selectors for controls that replace a select, preferred ones first: a group's tab stop before its other items. */
const CONTROLS = ['[tabindex="0"]', 'input:not([type="hidden"]), button, [tabindex]'];

/**
 * Checks whether focus would be visible on an element. A select replaced by select2 is one pixel large and has
 * `aria-hidden`.
 */
function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest('[aria-hidden="true"]');
}

/** Focuses the control of an attribute: its select, or the control that replaces it. */
export function focusAttribute(select: HTMLSelectElement): void {
  const cell = findCell(select);
  const controls = CONTROLS.flatMap((kind) => [...cell.querySelectorAll<HTMLElement>(kind)]);
  [select, ...controls].find(isVisible)?.focus();
}

/**
 * Moves focus to the first attribute after a reset. WooCommerce focuses the first select, which swatches hide, and the
 * reset link hides itself, so the browser would reset focus to the page.
 */
export function resetFocus({ root, environment }: FormSession): void {
  const { activeElement } = environment.document;
  const [first] = findSelects(root);
  if (first && activeElement !== first) focusAttribute(first);
}
