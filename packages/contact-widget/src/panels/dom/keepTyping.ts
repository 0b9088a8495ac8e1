import { isFieldKey, listen } from '@hadaya/core';

/** Keys that leave a field; the page receives them too. */
const LEAVING = ['Escape', 'Tab'];

/** Events that pages intercept outside their own fields: shortcuts, copy and paste, text selection. */
const TYPING = ['keydown', 'keypress', 'keyup', 'copy', 'cut', 'paste', 'selectstart', 'contextmenu', 'mousedown'];

/**
 * Hides events in a widget's fields from the page. Outside the shadow root, they appear to target the host, which is
 * not a field: single-letter shortcuts would swallow typed letters, and copy protection would block pasting.
 */
export function keepTyping(tree: ShadowRoot, signal: AbortSignal): void {
  const keep = (event: Event) => {
    const leaves = 'key' in event && LEAVING.includes(String(event.key));
    if (!leaves && isFieldKey(event)) event.stopPropagation();
  };
  for (const name of TYPING) listen(tree, name, keep, { signal });
}
