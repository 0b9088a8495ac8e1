/** What the picker sets on its buttons although their role does not have it. */
const FOREIGN = ['aria-selected', 'aria-posinset', 'aria-setsize'];
const BUTTONS = FOREIGN.map((name) => `button[${name}]`).join();

/** The button that empties the search, whose name emoji-mart knows in English only. */
const CLEAR = '.search button.delete';

/** The buttons of its groups: a landmark, which needs a name beside the shop's own. */
const GROUPS = 'nav:not([aria-label])';

/** What emoji-mart does not say, or in English only. */
export interface PickerNames {
  readonly clear: string;
  readonly groups: string;
}

/**
 * Keeps the buttons of emoji-mart's picker free of ARIA attributes that buttons do not have: screen readers announce them
 * differently or not at all; and of drawings without a name, which stand beside words; and gives Clear and the groups their
 * names in the page's language. The picker draws anew while the visitor scrolls and searches, until the signal aborts.
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
