import { isFieldKey, listen } from '@hadaya/core';

/** Keys that lead out of a field: the page has a say in them too. */
const LEAVING = ['Escape', 'Tab'];

/** What pages stop outside of their fields: keys with a meaning, copying and pasting, selecting by hand. */
const TYPING = ['keydown', 'keypress', 'keyup', 'copy', 'cut', 'paste', 'selectstart', 'contextmenu', 'mousedown'];

/**
 * Keeps what is done in the fields of a widget from the page. Outside of a shadow root it seems to be done to its host, which is no field: a
 * page with shortcuts of single letters would follow them and take the letter away, one against copying would stop pasting.
 */
export function keepTyping(tree: ShadowRoot, signal: AbortSignal): void {
  const keep = (event: Event) => {
    const leaves = 'key' in event && LEAVING.includes(String(event.key));
    if (!leaves && isFieldKey(event)) event.stopPropagation();
  };
  for (const name of TYPING) listen(tree, name, keep, { signal });
}
