import type { AttributionData, ShopPage } from './shopPage.ts';

const INPUTS_TAG = 'wc-order-attribution-inputs';

/**
 * Hands what `data` gives to checkout and registration forms. Returns what hands it over again after a change. What does
 * the work is fetched as soon as the page holds the server's element, or the data layer of the block checkout.
 */
export function linkCheckout(page: ShopPage, data: () => AttributionData, signal: AbortSignal): () => void {
  const { document, customElements } = page;
  const start = () => {
    if (!document.querySelector(INPUTS_TAG) && !page.wp?.data) return;
    update = () => {};
    import('../checkout.ts').then(({ openCheckout }) => {
      update = openCheckout(page, data, signal);
    }, page.console.warn);
  };
  let update = start;
  const share = () => update();
  class OrderInputs extends page.HTMLElement {
    connectedCallback() {
      share();
    }
  }
  if (!customElements.get(INPUTS_TAG)) customElements.define(INPUTS_TAG, OrderInputs);
  // Scripts of the block checkout may come after this one.
  document.addEventListener('DOMContentLoaded', () => update === start && start(), { signal });
  return share;
}
