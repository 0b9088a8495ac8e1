import { VARIATION_FORM_SELECTOR } from '@hadaya/variations';

/** Whether an element is the form itself, not a wrapper around one or a part inside one: those leave it to the form. */
export function ownsSwatches(element: HTMLElement): boolean {
  if (element.matches(VARIATION_FORM_SELECTOR)) return true;
  const isAround = element.querySelector(VARIATION_FORM_SELECTOR) !== null;
  return !isAround && element.parentElement?.closest(VARIATION_FORM_SELECTOR) == null;
}
