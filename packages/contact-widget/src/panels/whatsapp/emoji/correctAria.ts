/** Attributes that the picker sets on buttons although the button role does not support them. */
const FOREIGN = ['aria-selected', 'aria-posinset', 'aria-setsize'];
const BUTTONS = FOREIGN.map((name) => `button[${name}]`).join();

/** The search's clear button, which emoji-mart names only in English. */
const CLEAR = '.search button.delete';

/** The picker's category navigation is a landmark and needs its own name. */
const GROUPS = 'nav:not([aria-label])';

/** Accessible names that emoji-mart lacks or provides only in English. */
export interface PickerNames {
  readonly clear: string;
  readonly groups: string;
}

/**
 * Fixes the accessibility of emoji-mart's picker, again after each change until the signal aborts, because the picker
 * re-renders on scroll and search. Removes ARIA attributes that buttons do not support and screen readers misread,
 * hides unnamed icons beside text, and names the clear button and the categories in the page's language.
 */
export function correctAria(root: ShadowRoot, { clear, groups }: PickerNames, signal: AbortSignal): void {
  const correctAll = () => {
    for (const nav of root.querySelectorAll(GROUPS)) nav.setAttribute('aria-label', groups);
    for (const button of root.querySelectorAll(BUTTONS)) for (const name of FOREIGN) button.removeAttribute(name);
    for (const drawing of root.querySelectorAll('svg:not([aria-hidden])')) drawing.setAttribute('aria-hidden', 'true');
    for (const button of root.querySelectorAll<HTMLElement>(CLEAR)) {
      if (button.title === clear) continue;
      button.title = clear;
      button.setAttribute('aria-label', clear);
    }
  };
  const observer = new MutationObserver(correctAll);
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: FOREIGN });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  correctAll();
}
