import { believeButton, type FormSession, findIdFields, readVariationId } from '../form/index.ts';
import type { Variation } from '../matching/index.ts';

/** Delay in milliseconds before the button is read; longer than the 300 ms after which WooCommerce shows a match. */
const DISPLAY_MS = 400;

function describeUnknown(id: number, { store }: FormSession): Variation {
  const { choice } = store.getState();
  return { id, attributes: choice, isActive: true, isInStock: true, canBuy: true, raw: { variation_id: id } };
}

/**
 * Returns the variation whose id the form contains, and stores it as the match if no event has reported it. Returns
 * `undefined` if the form contains no id or the choice is incomplete.
 */
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
 * Detects matches without jQuery: the id is in a hidden field, and setting a hidden field's value changes its
 * attribute. With jQuery, the observer only confirms earlier events; if the form's copy of jQuery cannot be found, it
 * is the only source. The button is read only after WooCommerce has had time to update it, because until then it shows
 * the previous variation's state.
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
