import { believeButton, type FormSession, findIdFields, readVariationId } from '../form/index.ts';
import type { Variation } from '../matching/index.ts';

/** Past the 300 ms after which WooCommerce shows a match. */
const DISPLAY_MS = 400;

/** What is known of a variation when only its id is. */
function describeUnknown(id: number, { store }: FormSession): Variation {
  const { choice } = store.getState();
  return { id, attributes: choice, isActive: true, isInStock: true, canBuy: true, raw: { variation_id: id } };
}

/** The variation whose id the form holds, where no event has told of it; nothing for an unfinished choice. */
function believeId(session: FormSession): Variation | undefined {
  const { root, store, data } = session;
  const id = readVariationId(root);
  const { match } = store.getState();
  if (id === 0 || match.kind === 'incomplete') return undefined;
  if (match.kind === 'found' && match.variation.id === id) return match.variation;
  const variation = data.find(id) ?? data.keep(describeUnknown(id, session));
  store.dispatch({ kind: 'found', attributes: session.readAttributes(), variation });
  return variation;
}

/**
 * Sees every match without jQuery: the id stands in a hidden field, and writing a hidden field's value writes its
 * attribute. With jQuery it confirms what the events said before; where the form's own copy cannot be reached it is all
 * there is. The button is believed when WooCommerce has had its time since the last id: before, it is still the button of
 * the variation before.
 */
export function observeIdField(session: FormSession): void {
  const { root, environment, jquery, signal } = session;
  const [field] = findIdFields(root);
  if (!field) return;
  let writes = 0;
  const observer = new environment.window.MutationObserver(() => {
    session.sync();
    if (jquery.look().length === 0) believeId(session);
    writes += 1;
    const write = writes;
    const look = () => {
      const variation = write === writes ? believeId(session) : undefined;
      if (variation) believeButton(session, variation);
    };
    environment.clock.after(DISPLAY_MS, look, signal);
  });
  observer.observe(field, { attributes: true, attributeFilter: ['value'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
