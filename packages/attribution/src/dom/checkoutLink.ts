import type { CheckoutSource } from '../checkout.ts';
import type { ShopPage } from './shopPage.ts';

const INPUTS_TAG = 'wc-order-attribution-inputs';

/**
 * Hands the present data to checkout and registration forms. Returns what hands it over again after a change. What does
 * the work is fetched as soon as the page holds the server's element, or the data layer of the block checkout.
 */
export function linkCheckout(page: ShopPage, source: CheckoutSource, signal: AbortSignal): () => void {
  const { document, customElements } = page;
  let update: (() => void) | undefined;
  let isFetching = false;
  const share = () => {
    if (update) update();
    else if (!isFetching && (document.querySelector(INPUTS_TAG) || page.wp?.data)) {
      isFetching = true;
      import('../checkout.ts').then(({ openCheckout }) => {
        update = openCheckout(page, source, signal);
      }, page.console.warn);
    }
  };
  class OrderInputs extends page.HTMLElement {
    connectedCallback() {
      share();
    }
  }
  if (!customElements.get(INPUTS_TAG)) customElements.define(INPUTS_TAG, OrderInputs);
  // Scripts of the block checkout may come after this one.
  document.addEventListener('DOMContentLoaded', () => isFetching || share(), { signal });
  return share;
}
