import { createStore, type IslandContext, listen, type Store } from '@hadaya/core';
import { isPlainPress } from './dom/isPlainPress.ts';
import type { AddOutcome, Product } from './dom/openProduct.ts';
import type { QuoteSettings } from './settings.ts';

/** Selector for the server's link to the list's page; the link works without Hadaya's scripts. */
export const LINK_SELECTOR = '.hadaya-quote-link';

/** The outcome of the latest press, for the view that renders later. */
export type AddResponse = Store<AddOutcome | null, AddOutcome | null>;

/**
 * Handles a press on the server's link: adds the product to the list immediately and loads the view that confirms it.
 */
export function startFirstResponse(
  { element, settings, environment, signal }: IslandContext<QuoteSettings>,
  product: Product,
  loadView: () => void,
): AddResponse {
  const response: AddResponse = createStore((_state: AddOutcome | null, outcome: AddOutcome | null) => outcome, null);
  const press = async (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINK_SELECTOR);
    if (!link || !isPlainPress(event)) return;
    event.preventDefault();
    loadView();
    const outcome = await product.add(settings.minimum, '');
    response.dispatch(outcome);
    // If Hadaya's files fail to load, the browser follows the link to the server's form.
    if (outcome.kind === 'failed' && !link.hidden && !signal.aborted) environment.window.location.assign(link.href);
  };
  listen(element, 'click', press, { signal });
  return response;
}
