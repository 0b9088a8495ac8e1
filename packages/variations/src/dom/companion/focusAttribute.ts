import { findCell } from './findCell.ts';

const CONTROLS = '[tabindex="0"], input:not([type="hidden"]), button, [tabindex="-1"]';

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** Focuses the control of an attribute: its select, or what stands in the select's place. */
export function focusAttribute(select: HTMLSelectElement): void {
  const candidates = [select, ...findCell(select).querySelectorAll<HTMLElement>(CONTROLS)];
  candidates.find(isVisible)?.focus();
}
