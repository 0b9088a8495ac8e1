import { childController, lazyPart } from '@hadaya/core';
import { type FormSession, findCell, findSelects, focusAttribute, type ShopText } from '../form/index.ts';

/** Our own words, for a page without WooCommerce's. */
const importTexts = lazyPart(() => import('../standalone/readText.ts'));

const STYLE = 'margin-block:0.5em 0;font-weight:600;color:var(--hadaya-notice-color, inherit)';
const NOTICE = 'data-hadaya-notice';

/** Opens the box of a notice behind a select, in place of an older one; it leaves at the next change. */
function openBox({ root, environment, signal, store }: FormSession, select: HTMLSelectElement): HTMLElement {
  root.querySelector(`[${NOTICE}]`)?.remove();
  const box = environment.document.createElement('p');
  box.setAttribute('role', 'alert');
  box.setAttribute(NOTICE, '');
  box.style.cssText = STYLE;
  const cell = findCell(select);
  // Beside the options, not below the link that empties them, which keeps its place while it is out of sight.
  cell.insertBefore(box, cell.querySelector(':scope > .reset_variations'));
  const open = childController(signal);
  open.signal.addEventListener('abort', () => box.remove(), { once: true });
  store.subscribe(() => open.abort(), open.signal);
  return box;
}

/**
 * Says why the form's button does nothing: an alert beside the first attribute without a choice, which also gets the
 * focus, or below the last attribute of a full choice; in an alert box where the owner wants that. Where the page has no
 * words of WooCommerce's, ours are fetched.
 */
export function explainButton(session: FormSession, name: ShopText): void {
  const { root, environment, messages, settings, signal } = session;
  const selects = findSelects(root);
  const empty = selects.find((select) => select.value === '');
  const target = empty ?? selects.at(-1);
  const box = settings.inlineNotices && target ? openBox(session, target) : undefined;
  const say = (text: string) => {
    if (box) box.textContent = text;
    else environment.window.alert(text);
  };
  const text = messages.readShopText(name);
  if (text === undefined) importTexts(signal).then((part) => say(part.readText(session, name)), messages.sayFailed);
  else say(text);
  if (empty) focusAttribute(empty);
}
