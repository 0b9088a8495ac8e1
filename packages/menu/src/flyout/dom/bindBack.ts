import { isRecord, listen } from '@hadaya/core';
import { FLYOUT_ENTRY, type MenuContext } from '../../items/dom/menuContext.ts';

const COARSE_POINTER = '(pointer: coarse)';

/** On phones, Back closes the flyout and nothing else: one history entry while it is open, gone with it. */
export function bindBack({ store, environment, signal, phoneBack }: MenuContext): void {
  const { window } = environment;
  const { history } = window;
  if (!window.matchMedia(COARSE_POINTER).matches) return;
  const pageState: unknown = history.state;
  const close = () => {
    phoneBack.entry = undefined;
    store.dispatch({ kind: 'closed' });
  };
  phoneBack.entry = { pageState };
  history.pushState({ ...(isRecord(pageState) ? pageState : null), [FLYOUT_ENTRY]: true }, '');
  listen(window, 'popstate', close, { signal });
  signal.addEventListener('abort', () => {
    if (phoneBack.entry) history.back();
    phoneBack.entry = undefined;
  });
}

/**
 * Whoever left the page from an open flyout and comes back, reloads it, or goes forward after it was closed stands on
 * the flyout's entry: leave it.
 */
export function leaveStrayEntry({ environment, signal, phoneBack }: MenuContext): void {
  const { window } = environment;
  const leave = () => {
    const state: unknown = window.history.state;
    if (!phoneBack.entry && isRecord(state) && FLYOUT_ENTRY in state) window.history.back();
  };
  leave();
  listen(window, 'popstate', leave, { signal });
}

/**
 * Puts a section's hash into the address. An open flyout's own entry becomes the section's, so that one Back leads to
 * where the visitor was before both.
 */
export function pushHash({ environment, phoneBack }: MenuContext, hash: string): void {
  const { history } = environment.window;
  const { entry } = phoneBack;
  phoneBack.entry = undefined;
  if (entry) history.replaceState(entry.pageState, '', hash);
  else history.pushState(history.state, '', hash);
}
