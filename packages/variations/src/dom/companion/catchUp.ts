import { hasVariationScript } from '../jquery/hasVariationScript.ts';
import type { JQueryCopy } from '../jquery/jqueryCopy.ts';
import { readVariationId } from '../markup.ts';
import type { FormSession } from '../session.ts';
import { readButton } from './readButton.ts';

/**
 * jQuery was found after WooCommerce had fired its events: rebuilds the state from the form. The id field tells the match
 * and the button whether it is on display; in ajax mode WooCommerce is asked to fire again.
 */
export function catchUp(session: FormSession, copy: JQueryCopy): void {
  const { root, store, sync } = session;
  sync();
  const { mode, match } = store.getState();
  const button = readButton(root);
  if (match.kind === 'found' && (button === 'open' || button === 'unavailable')) {
    store.dispatch({ kind: 'shown', variation: match.variation, isPurchasable: button === 'open' });
  }
  if (!hasVariationScript(copy)) return;
  // A display that came late, of a choice that was taken back since or replaced by one that does not exist.
  const hasNothingToShow = match.kind === 'incomplete' || match.kind === 'none';
  if (hasNothingToShow && button === 'open') copy(root).trigger('reset_data');
  const isMissed = mode === 'ajax' && match.kind === 'pending' && readVariationId(root) > 0;
  if (isMissed) copy(root).trigger('check_variations');
}
