/** What may be a tab stop; `isReachable` has the last word. */
const FOCUSABLE =
  '[href],button,input:not([type=hidden]),select,textarea,summary,iframe,[controls],[contenteditable=true],[tabindex]';

function isReachable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert],[hidden]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** The elements inside `root` that Tab reaches, in document order. */
export function findTabStops(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
}

/** Focuses an element that may not take focus by itself; a temporary `tabindex` leaves again on blur. */
export function focusElement(element: HTMLElement, options?: FocusOptions): void {
  element.focus(options);
  if (element.ownerDocument.activeElement === element || element.hasAttribute('tabindex')) return;
  element.setAttribute('tabindex', '-1');
  element.focus(options);
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
