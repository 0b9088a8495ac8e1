import { childController } from '@hadaya/core';
import { type FormSession, readButton } from '../form/index.ts';
import { findVariationScript } from '../jquery/index.ts';
import type { Choice } from '../matching/index.ts';
import { VARIATION_FORM_SELECTOR } from '../selectors.ts';
import { findPreselection } from './findPreselection.ts';
import { writeChoiceQuery } from './readUrlChoice.ts';

const OVERLAY = 'dialog, [role="dialog"], [aria-modal="true"]';

function toPath(address: string, base: string): string {
  try {
    // oxlint-disable-next-line redos/no-vulnerable -- the path of the page, or an address that a developer wrote.
    return decodeURI(new URL(address, base).pathname).replace(/\/+$/, '');
  } catch {
    return address;
  }
}

/**
 * Checks whether the page's URL refers to this form: the first form whose action is the page itself, or else the page's
 * only form, if the server printed it. Forms in overlays (quick views) must not use the URL, because it belongs to
 * another product. An empty action, as in some quick views, identifies no page.
 */
function ownsAddress({ root, environment, isPrinted }: FormSession): boolean {
  const { document, location } = environment.window;
  const forms = [...document.querySelectorAll<HTMLElement>(VARIATION_FORM_SELECTOR)];
  const isOfPage = (form: HTMLElement) => {
    const action = form.getAttribute('action') ?? '';
    return action.trim() !== '' && toPath(action, document.baseURI) === toPath(location.href, document.baseURI);
  };
  const only = isPrinted && forms.length === 1 ? root : undefined;
  return (forms.find(isOfPage) ?? only) === root && root.closest(OVERLAY) === null;
}

const WRITE_MS = 300;

/**
 * Writes the visitor's choice to the URL as `attribute_*` parameters, with `replaceState` and at most every 300 ms. The
 * rest of the URL and the history stay unchanged. Defaults and preselected values are not written.
 */
function keepInAddress({ environment, store, opening, visitor, signal }: FormSession): void {
  const { clock, window: page } = environment;
  const changed = new Set<string>();
  let isPlanned = false;
  let { attributes } = opening;

  const write = () => {
    isPlanned = false;
    const { choice } = store.getState();
    const values = attributes
      .filter(({ name }) => changed.has(name))
      .map(({ name }) => [name, choice.get(name) ?? ''] as const);
    const { pathname, search, hash } = page.location;
    const query = writeChoiceQuery(search, new Map(values));
    if (query === search) return;
    try {
      page.history.replaceState(page.history.state, '', pathname + query + hash);
    } catch {
      // Writing fails on a sandboxed page, or after too many writes; the choice itself is unaffected.
    }
  };
  const follow = () => {
    const before = attributes;
    attributes = store.getState().attributes;
    if (!visitor.hasChosen) return;
    const isNew = (name: string, chosen: string) => before.find((old) => old.name === name)?.chosen !== chosen;
    const changes = attributes.filter(({ name, chosen }) => isNew(name, chosen));
    for (const { name } of changes) changed.add(name);
    if (changes.length === 0 || isPlanned) return;
    isPlanned = true;
    clock.after(WRITE_MS, write, signal);
  };
  store.subscribe(follow, signal);
  // The first choice may have been made before this module loaded.
  follow();
}

/**
 * Runs the callback, in Ajax mode only after the first check by WooCommerce's script, 100 ms after its start. This
 * check requests the variation, so a choice made just before would be requested twice.
 */
function whenChecked(session: FormSession, callback: () => void): void {
  const { root, data, jquery, signal } = session;
  const isStarting = findVariationScript(jquery) !== undefined && readButton(root) === 'unchecked';
  if (data.mode() === 'embedded' || !isStarting) {
    callback();
    return;
  }
  const checked = childController(signal);
  const onEvent = (type: string) => {
    if (type !== 'wc_variation_form') return;
    checked.abort();
    callback();
  };
  jquery.listen(root, { onEvent }, checked.signal);
}

export function followAddress(session: FormSession, chooseAll: (values: Choice) => void): void {
  const { data, settings } = session;
  if (!ownsAddress(session)) return;
  data.loadNow();
  if (settings.urlPreselect) whenChecked(session, () => chooseAll(findPreselection(session)));
  if (settings.keepChoiceInUrl) keepInAddress(session);
}
