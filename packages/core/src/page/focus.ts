import { isComposing } from '@hadaya/core';
import type { ComposedKey } from './isFieldKey.ts';

/** Candidates for tab stops, which are filtered with `isReachable`. */
const FOCUSABLE =
  '[href],button,input:not([type=hidden]),select,textarea,summary,iframe,[controls],[contenteditable=true],[tabindex]';

function isReachable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert],[hidden]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Returns the elements inside `root` that Tab reaches, in document order. */
export function findTabStops(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
}

/** Focuses an element. An element that is not focusable gets a temporary `tabindex`, which is removed on blur. */
export function focusElement(element: HTMLElement, options?: FocusOptions): void {
  element.focus(options);
  if (element.ownerDocument.activeElement === element || element.hasAttribute('tabindex')) return;
  element.setAttribute('tabindex', '-1');
  element.focus(options);
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}

const FOLLOWING = 4;
const PRECEDING = 2;

/**
 * Wraps Tab from a dialog's last tab stop to the first, and Shift+Tab from the first to the last, so that focus never
 * moves to the page behind the dialog or to the browser's toolbars. `inside` is the dialog or its shadow root; call
 * this function for each `keydown` event in it. Within the dialog the browser handles Tab.
 */
export function keepTabInside(
  event: ComposedKey & Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
  inside: ParentNode & Node,
): void {
  if (event.key !== 'Tab' || isComposing(event)) return;
  const stops = findTabStops(inside);
  const root = inside.getRootNode();
  const active: Element | null =
    'activeElement' in root && root.activeElement instanceof Element ? root.activeElement : null;
  const side = event.shiftKey ? PRECEDING : FOLLOWING;
  const isNative =
    active !== inside &&
    inside.contains(active) &&
    stops.some((stop) => active && active.compareDocumentPosition(stop) & side);
  const next = stops.at(event.shiftKey ? -1 : 0);
  if (isNative || !next) return;
  event.preventDefault();
  next.focus();
}
