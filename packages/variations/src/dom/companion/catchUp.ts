import { hasVariationScript } from '../jquery/hasVariationScript.ts';
import type { JQueryCopy } from '../jquery/jqueryCopy.ts';
import { readVariationId } from '../markup.ts';
import type { FormSession } from '../session.ts';
import { readButton } from './readButton.ts';

/**
 * A late ear has missed what was said; the truth is in the form. The id field tells the match and the button whether it
 * is on display; in ajax mode WooCommerce is asked to say it again.
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
  // A display that came late, of a choice that was taken back since.
  if (match.kind === 'incomplete' && button === 'open') copy(root).trigger('reset_data');
  const isMissed = mode === 'ajax' && match.kind === 'pending' && readVariationId(root) > 0;
  if (isMissed) copy(root).trigger('check_variations');
}
