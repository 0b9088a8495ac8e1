import { childController, lazyPart } from '@hadaya/core';
import { openAlert } from '../alerts/openAlert.tsx';
import { type FormSession, findCell, findSelects, focusAttribute, type ShopText } from '../form/index.ts';

/** Fallback strings for a page without WooCommerce's own strings. */
const importTexts = lazyPart(() => import('../standalone/readText.ts'));

const ATTRIBUTES = {
  'data-hadaya-notice': '',
  style: 'margin-block:0.5em 0;font-weight:600;color:var(--hadaya-notice-color, inherit)',
};

/** Controllers that close the open notice of each form. */
const opened = new WeakMap<HTMLElement, AbortController>();

/**
 * Opens a notice in the cell that contains a select. Closes the form's previous notice first, and closes the new notice
 * at the form's next change.
 */
function openNotice(session: FormSession, select: HTMLSelectElement, text: string): void {
  const { root, signal, store } = session;
  opened.get(root)?.abort();
  const open = childController(signal);
  opened.set(root, open);
  store.subscribe(() => open.abort(), open.signal);
  const into = findCell(select);
  // Places the notice next to the options and not below the reset link, which occupies space even while hidden.
  const before = into.querySelector(':scope > .reset_variations');
  openAlert(session, open.signal, { into, before, tag: 'p', attributes: ATTRIBUTES }, <span>{text}</span>);
}

/**
 * Explains why the form's button does nothing. Shows an alert next to the first attribute without a choice and focuses
 * that attribute; if the choice is complete, shows the alert next to the last attribute. Uses an alert box instead if
 * `inlineNotices` is off. Loads fallback strings if the page lacks WooCommerce's.
 */
export function explainButton(session: FormSession, name: ShopText): void {
  const { root, environment, messages, settings, signal, store } = session;
  const selects = findSelects(root);
  const empty = selects.find((select) => select.value === '');
  const target = empty ?? selects.at(-1);
  const asked = store.getState();
  const say = (text: string) => {
    if (!settings.inlineNotices || !target) environment.window.alert(text);
    else if (store.getState() === asked) openNotice(session, target, text);
  };
  const text = messages.readShopText(name);
  if (text === undefined) importTexts(signal).then((part) => say(part.readText(session, name)), messages.sayFailed);
  else say(text);
  if (empty) focusAttribute(empty);
}
