import { isRecord, listen } from '@hadaya/core';
import { FLYOUT_ENTRY, type MenuContext } from '../../state/index.ts';

const COARSE_POINTER = '(pointer: coarse)';

/**
 * Makes Back on touch devices close the flyout and nothing else: an open flyout adds one history entry, which is
 * removed on close.
 */
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
 * Goes back from the flyout's history entry if that entry is current although no flyout is open. In that case, the
 * visitor left the page with the flyout open and returned, reloaded the page, or went forward after closing the flyout.
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
