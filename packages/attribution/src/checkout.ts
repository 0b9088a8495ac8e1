import { onFirstCheckoutChange, sendToCheckout } from './dom/checkoutStore.ts';
import { fillInputs, INPUTS_TAG, removeDoubles } from './dom/fillInputs.ts';
import type { AttributionData, ShopPage } from './dom/shopPage.ts';

/**
 * The part that only pages with a checkout or a registration form fetch. `data` gives the present value of each field.
 * Returns what hands over the present data.
 */
export function openCheckout(page: ShopPage, data: () => AttributionData, signal: AbortSignal): () => void {
  const { document, console } = page;
  const prefix = page.wc_order_attribution?.params?.prefix;
  const filled = new WeakSet<Element>();
  const warn = (field: string) =>
    console.warn(`Field "${field}" not found. Most likely, the '<${INPUTS_TAG}>' element was manipulated.`);

  const fill = (element: Element, values: AttributionData) => {
    const isNew = !filled.has(element);
    if (isNew) element.replaceChildren();
    filled.add(element);
    fillInputs(element, `${prefix ?? ''}`, values, isNew ? () => {} : warn);
  };
  const share = () => {
    for (const element of removeDoubles(document)) {
      // Set before the class was there, it would hide the accessor for ever.
      Reflect.deleteProperty(element, 'values');
      fill(element, data());
    }
    sendToCheckout(page, data());
  };
  Reflect.defineProperty(Object(page.customElements.get(INPUTS_TAG)).prototype, 'values', {
    configurable: true,
    get: data,
    set(this: Element, values: AttributionData) {
      fill(this, values);
    },
  });
  share();
  const follow = () => onFirstCheckoutChange(page, share, signal);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', follow, { signal });
  else follow();
  return share;
}
