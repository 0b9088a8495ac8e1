import { onFirstCheckoutChange, sendToCheckout } from './dom/checkoutStore.ts';
import { fillInputs, INPUTS_TAG, removeDoubles } from './dom/fillInputs.ts';
import type { AttributionData, ShopPage } from './dom/shopPage.ts';
import { asksForChannel, listUnknownPaths } from './model/fieldPaths.ts';

/**
 * The part that only pages with a checkout or a registration form fetch. `data` gives the present value of each field.
 * Returns what hands over the present data.
 */
export function openCheckout(page: ShopPage, data: () => AttributionData, signal: AbortSignal): () => void {
  const { document, console } = page;
  const { params, fields = {} } = page.wc_order_attribution ?? {};
  const prefix = params?.prefix;
  const unknown = listUnknownPaths(fields);
  if (unknown[0]) {
    const hint = 'have no value behind them: correct or remove their paths in the server’s list of fields';
    console.info(`[hadaya] attribution: the fields ${unknown.join(', ')} ${hint}`);
  }
  const filled = new WeakSet<Element>();
  const warn = (field: string) =>
    console.warn(`Field "${field}" not found. Most likely, the '<${INPUTS_TAG}>' element was manipulated.`);

  const fill = (element: Element, values: AttributionData) => {
    const isNew = !filled.has(element);
    if (isNew) element.replaceChildren();
    filled.add(element);
    fillInputs(element, `${prefix ?? ''}`, values, isNew ? () => {} : warn);
  };
  const hand = () => {
    for (const element of removeDoubles(document)) {
      // Set before the class was there, it would hide the accessor for ever.
      Reflect.deleteProperty(element, 'values');
      fill(element, data());
    }
    sendToCheckout(page, data());
  };
  const share = () => {
    hand();
    // Each record has new data, to which its channels must be added.
    if (asksForChannel(fields)) {
      import('./owner.ts').then(({ readChannels }) => readChannels(page.sbjs?.get)).then(hand, console.warn);
    }
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
