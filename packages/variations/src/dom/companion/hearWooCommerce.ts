import { contradicts, decodeVariation, type Variation } from '../../model/index.ts';
import { readChoice } from '../../model/reduceState.ts';
import type { JQueryCopy } from '../jquery/jqueryCopy.ts';
import { findIdField, readVariationId } from '../markup.ts';
import type { CompanionSession } from './companionSession.ts';

/** Hears one of WooCommerce's events on the form. */
export type HearEvent = (type: string, given: readonly unknown[], copy: JQueryCopy) => void;

/** Whether nothing is left to display: the choice is not complete any more, or it led to no variation. */
function hasNothingToShow(session: CompanionSession): boolean {
  const isUnfinished = session.readAttributes().some(({ chosen }) => chosen === '');
  return isUnfinished || session.store.getState().match.kind === 'none';
}

/** Whether a late answer stands against what the selects hold by now. */
function isStale(session: CompanionSession, variation: Variation): boolean {
  if (session.data.mode() === 'embedded') return false;
  const attributes = session.readAttributes();
  return attributes.some(({ chosen }) => chosen === '') || contradicts(variation, readChoice(attributes));
}

function hearFound(session: CompanionSession, raw: unknown, copy: JQueryCopy): void {
  const decoded = decodeVariation(raw);
  if (!decoded) return;
  const variation = session.data.keep(decoded);
  if (!isStale(session, variation)) {
    session.store.dispatch({ kind: 'found', attributes: session.readAttributes(), variation });
    return;
  }
  const field = findIdField(session.root);
  if (field) field.value = '';
  copy(session.root).trigger('reset_data');
}

function hearShown(session: CompanionSession, [raw, isPurchasable]: readonly unknown[], copy: JQueryCopy): void {
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
 * Turns WooCommerce's events into states, and repairs two that its script leaves behind: a display that comes 300 ms
 * after its choice was taken back or changed to one that does not exist, and an answer that arrives for a choice that is
 * no more. Both would leave an enabled button without a variation; one `reset_data` ends them as WooCommerce itself would
 * have.
 */
export function hearWooCommerce(session: CompanionSession): HearEvent {
  const { store, data, sync } = session;
  return (type, given, copy) => {
    if (type === 'found_variation') hearFound(session, given[0], copy);
    else if (type === 'show_variation') hearShown(session, given, copy);
    else if (type === 'hide_variation') store.dispatch({ kind: 'hidden' });
    else if (type === 'reset_data') store.dispatch({ kind: 'reset', attributes: session.readAttributes() });
    else if (type === 'reload_product_variations') data.reload();
    else if (type === 'woocommerce_variation_has_changed' || type === 'change') sync();
  };
}
