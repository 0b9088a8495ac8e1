import type { Finding } from '../oracle/rules.ts';
import { nodeName } from './nodeName.ts';

const OPERABLE =
  'button, input:not([type="hidden"]), select, textarea, a[href], [role="radio"], [role="button"], [tabindex="0"]';
const CONTACT_LINK = 'a[href^="tel:"], a[href^="mailto:"], a[href*="wa.me/"]';

function isVisible(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
}

/** Checks whether a mounted island around the control provides a working replacement. */
function isReplaced(control: Element): boolean {
  const island = control.closest('[data-hadaya-state="mounted"]');
  if (!island) return false;
  return [...island.querySelectorAll(OPERABLE)].some((other) => other !== control && isVisible(other));
}

/**
 * Finds hidden selects in islands and variation forms, and hidden contact links in islands, if they have no working
 * replacement. Elsewhere, other code is allowed to hide such controls.
 */
export function findDeadControls(): Finding[] {
  const controls = document.querySelectorAll(
    `[data-hadaya-state] select, [data-hadaya-state] :is(${CONTACT_LINK}), form.variations_form select`,
  );
  return [...controls]
    .filter(
      (control) => !control.closest('[hidden], [data-hadaya-root]') && !isVisible(control) && !isReplaced(control),
    )
    .map((control) => ({ rule: 'U8', text: `${nodeName(control)} is hidden and nothing replaces it` }));
}
