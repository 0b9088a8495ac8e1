import type { JQuery } from '@hadaya/core/jquery';
import {
  believeButton,
  type FormSession,
  findIdFields,
  readButton,
  readChoice,
  readVariationId,
  resetFocus,
} from '../form/index.ts';
import { type JQueryListener, readVariationScript } from '../jquery/index.ts';
import { contradicts, decodeVariation, type Variation } from '../matching/index.ts';

/** Repairs a form after a copy of jQuery has missed a response or could not parse the list of variations. */
type Repair = (copy: JQuery) => void;

function hasNothingToShow(session: FormSession): boolean {
  const isUnfinished = session.readAttributes().some(({ chosen }) => chosen === '');
  return isUnfinished || session.store.getState().match.kind === 'none';
}

/** Checks whether a late response contradicts the current values of the selects. */
function isStale(session: FormSession, variation: Variation): boolean {
  if (session.data.mode() === 'embedded') return false;
  const attributes = session.readAttributes();
  return attributes.some(({ chosen }) => chosen === '') || contradicts(variation, readChoice(attributes));
}

function onFound(session: FormSession, raw: unknown, copy: JQuery): void {
  const decoded = decodeVariation(raw);
  if (!decoded) return;
  const variation = session.data.keep(decoded);
  if (!isStale(session, variation)) {
    session.store.dispatch({ kind: 'found', attributes: session.readAttributes(), variation });
    return;
  }
  for (const field of findIdFields(session.root)) field.value = '';
  copy(session.root).trigger('reset_data');
}

function onShown(session: FormSession, [raw, isPurchasable]: readonly unknown[], copy: JQuery): void {
  const variation = decodeVariation(raw);
  if (!variation) return;
  if (variation.id !== readVariationId(session.root) && hasNothingToShow(session)) {
    copy(session.root).trigger('reset_data');
    return;
  }
  session.store.dispatch({
    kind: 'shown',
    variation: session.data.find(variation.id) ?? variation,
    isPurchasable: isPurchasable === true,
  });
}

/**
 * Rebuilds the state from the form when jQuery was found after WooCommerce had fired its events. The id field shows the
 * match, and the button shows whether the match is displayed. `askMissed` requests the data that only the missed
 * response contained.
 */
function rebuildState(session: FormSession, copy: JQuery, askMissed: Repair): void {
  const { root, store, sync } = session;
  sync();
  const { mode, match } = store.getState();
  if (match.kind === 'found') believeButton(session, match.variation);
  if (!readVariationScript(copy)) return;
  // An enabled button without a match is left over from a late display, whose choice has since been cleared or
  // replaced.
  const hasNothingToShow = match.kind === 'incomplete' || match.kind === 'none';
  if (hasNothingToShow && readButton(root) === 'open') copy(root).trigger('reset_data');
  const isMissed = mode === 'ajax' && match.kind === 'pending' && readVariationId(root) > 0;
  if (isMissed) askMissed(copy);
}

/** Checks whether jQuery could not parse the list of variations and returned its text instead. */
function isBroken(list: unknown): boolean {
  return typeof list === 'string' && list.trim() !== '';
}

/**
 * Translates WooCommerce's events into actions on the store, and repairs two problems of WooCommerce's script. It may
 * display a variation 300 ms after the choice was cleared or replaced by one without a match, and it may accept a
 * response for a choice that has changed. Each would leave an enabled button without a variation, so `reset_data` is
 * triggered, as WooCommerce does. `switchToAjax` repairs a list of variations that no script can read, and `askMissed`
 * a response that arrived before Hadaya was listening.
 */
export function followWooCommerce(
  session: FormSession,
  { switchToAjax, askMissed }: { readonly switchToAjax: Repair; readonly askMissed: Repair },
): void {
  const { root, store, data, jquery, sync, signal } = session;
  const onEvent: NonNullable<JQueryListener['onEvent']> = (type, given, copy) => {
    if (type === 'found_variation') onFound(session, given[0], copy);
    else if (type === 'show_variation') onShown(session, given, copy);
    else if (type === 'hide_variation') store.dispatch({ kind: 'hidden' });
    else if (type === 'reset_data') store.dispatch({ kind: 'reset', attributes: session.readAttributes() });
    else if (type === 'reset_focus') resetFocus(session);
    else if (type === 'reload_product_variations') data.reload();
    else if (type === 'woocommerce_variation_has_changed' || type === 'change') sync();
  };
  const onCopy = (copy: JQuery) => {
    if (isBroken(copy(root).data('product_variations'))) switchToAjax(copy);
    rebuildState(session, copy, askMissed);
  };
  jquery.listen(root, { onEvent, onCopy }, signal);
}
