import { lazyPart } from '@hadaya/core';
import type { JQuery } from '@hadaya/core/jquery';
import { believeButton, type FormSession } from '../form/index.ts';

const importLookup = lazyPart(() => import('./lookup.ts'));

/**
 * Requests the variation whose response WooCommerce's script received before Hadaya was listening. Makes the script
 * check again only if this request finds no variation, because that check covers the form with an overlay and makes
 * price and button flicker.
 */
export async function askMissed(session: FormSession, copy: JQuery): Promise<void> {
  const { root, environment, store, data, signal } = session;
  const { choice, productId } = store.getState();
  const isAwaited = () => store.getState().choice === choice && store.getState().match.kind === 'pending';
  const { createLookup } = await importLookup(signal);
  const answer = await createLookup(environment, signal).ask(productId, choice);
  if (!isAwaited()) return;
  if (answer.kind !== 'found') {
    copy(root).trigger('check_variations');
    return;
  }
  const variation = data.keep(answer.variation);
  store.dispatch({ kind: 'found', attributes: session.readAttributes(), variation });
  believeButton(session, variation);
}
