import { emit, listen } from '@hadaya/core';
import type { MenuContext } from '../menuContext.ts';

/** Tells the page when the list or the flyout opens or closes, and comes back closed from the back-forward cache. */
export function followToggle({ parts, store, environment, signal }: MenuContext): void {
  let wasOpen = store.getState().isOpen;
  const update = () => {
    const { isOpen } = store.getState();
    if (isOpen === wasOpen) return;
    wasOpen = isOpen;
    emit(parts.wrapper, parts.flyout ? 'hadaya:menu:flyout-toggled' : 'hadaya:menu:toggled', { open: isOpen });
  };
  store.subscribe(update, signal);
  listen(environment.window, 'pageshow', (event) => event.persisted && store.dispatch({ kind: 'closed' }), { signal });
}
