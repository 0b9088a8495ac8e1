import { listen } from '@hadaya/core';
import type { FormSession } from './formSession.ts';
import { findSelects, readAttributeName } from './markup.ts';

/** Whether the state holds what a select holds; a script, a reset or a new list of options may write it without an event. */
export function isHeard({ store }: FormSession, select: HTMLSelectElement, index: number): boolean {
  const known = store.getState().attributes[index];
  const chosen = known?.name === readAttributeName(select) ? known.chosen : '';
  return chosen === select.value;
}

/** Values that selects had, for one that was emptied since. */
type Values = ReadonlyMap<HTMLSelectElement, string>;

/**
 * Sends the `change` that whoever wrote into a select left out, so that WooCommerce's script and everybody else on the page
 * learn of it as of a visitor's choice; nothing where the state is up to date. `before` are the values of selects whose form
 * has been reset: the state may have been read in between, which the page has not heard of.
 */
function announce(session: FormSession, before: Values = new Map()): void {
  const isSilent = (select: HTMLSelectElement, index: number) => {
    const held = before.get(select);
    return held === undefined ? !isHeard(session, select, index) : held !== select.value;
  };
  const silent = findSelects(session.root).filter(isSilent);
  for (const select of silent) select.dispatchEvent(new Event('change', { bubbles: true }));
  session.sync();
}

const OPTIONS = 'select, optgroup';

/** Calls back when options come or go: WooCommerce filters them, other scripts bring new ones. */
function watchOptions({ root, environment, signal }: FormSession, callback: () => void): void {
  const observer = new environment.window.MutationObserver((records) => {
    if (records.some(({ target }) => target instanceof Element && target.matches(OPTIONS))) callback();
  });
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Reads the form again after every native change, once all other listeners have had it, and after what changes it without one. */
export function followSelects(session: FormSession): void {
  const { root, environment, sync, signal } = session;
  const { clock, document, window } = environment;
  const isOwn = (event: Event) => event.target instanceof Node && root.contains(event.target);
  listen(document, 'change', (event) => isOwn(event) && sync(), { signal });
  // A host may stop the event on its way; then this later look sees what it did.
  listen(root, 'change', () => clock.after(0, sync, signal), { signal, capture: true });

  const announceLater = (before?: Values) => clock.after(0, () => announce(session, before), signal);
  const onReset = ({ target }: Event) => {
    const selects = findSelects(root).filter(({ form }) => form === target);
    // The values change when all listeners have had the event.
    if (selects.length > 0) announceLater(new Map(selects.map((select) => [select, select.value])));
  };
  listen(document, 'reset', onReset, { signal, capture: true });
  listen(window, 'pageshow', () => announce(session), { signal });
  watchOptions(session, () => announceLater());
}
