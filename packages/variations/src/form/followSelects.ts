import { listen } from '@hadaya/core';
import type { FormSession } from './formSession.ts';
import { findSelects, readAttributeName } from './markup.ts';

/**
 * Checks whether the state already contains a select's current value. A script, a reset or a new list of options may
 * change the value without an event.
 */
export function isHeard({ store }: FormSession, select: HTMLSelectElement, index: number): boolean {
  const known = store.getState().attributes[index];
  const chosen = known?.name === readAttributeName(select) ? known.chosen : '';
  return chosen === select.value;
}

type Values = ReadonlyMap<HTMLSelectElement, string>;

/**
 * Dispatches the `change` that a script omitted when it wrote to a select, so that WooCommerce's script and all others
 * on the page react as to a visitor's choice. Does nothing if the state is up to date. `before` contains the selects'
 * values before a form reset, because the state may have read the new values already, without an event.
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

/**
 * Runs the callback when options are added or removed: WooCommerce filters the options, and other scripts add new ones.
 */
function watchOptions({ root, environment, signal }: FormSession, callback: () => void): void {
  const observer = new environment.window.MutationObserver((records) => {
    if (records.some(({ target }) => target instanceof Element && target.matches(OPTIONS))) callback();
  });
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/**
 * Reads the form again after every native change, once all other listeners have run. Also reads it after changes that
 * fire no event.
 */
export function followSelects(session: FormSession): void {
  const { root, environment, sync, signal } = session;
  const { clock, document, window } = environment;
  const isOwn = (event: Event) => event.target instanceof Node && root.contains(event.target);
  listen(document, 'change', (event) => isOwn(event) && sync(), { signal });
  // A script on the page may stop the event's propagation; this later read covers that case.
  listen(root, 'change', () => clock.after(0, sync, signal), { signal, capture: true });

  const announceLater = (before?: Values) => clock.after(0, () => announce(session, before), signal);
  const onReset = ({ target }: Event) => {
    const selects = findSelects(root).filter(({ form }) => form === target);
    // The values change only after all listeners of the reset event have run, so they are compared later.
    if (selects.length > 0) announceLater(new Map(selects.map((select) => [select, select.value])));
  };
  listen(document, 'reset', onReset, { signal, capture: true });
  listen(window, 'pageshow', () => announce(session), { signal });
  watchOptions(session, () => announceLater());
}
