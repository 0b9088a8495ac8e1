/**
 * Data that extensions add to an order, by namespace and key. This file models the block checkout on the facts in
 * `docs/block-shops.md`.
 */
type ExtensionData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Store {
  readonly actions: Readonly<Record<string, (...args: never[]) => void>>;
  readonly subscribe: (listener: () => void) => () => void;
}

interface CheckoutStore extends Store {
  readonly getExtensionData: () => ExtensionData;
  /** Simulates a step of the order process by notifying all subscribers; they do not learn what has changed. */
  readonly moveOn: () => void;
}

/** The globals that the block checkout adds to the page. */
interface BlockPage {
  wp?: object;
  wc?: object;
}

const STORE = 'wc/store/checkout';
const stores = new Map<string, Store>();
const listeners = new Set<() => void>();

function follow(heard: Set<() => void>, listener: () => void): () => void {
  heard.add(listener);
  return () => heard.delete(listener);
}

/**
 * Installs `wp.data`, which any plugin may load. A subscriber to a missing store receives the changes of all other
 * stores.
 */
export function installDataLayer(page: BlockPage): void {
  page.wp = {
    data: {
      dispatch: (name: string) => stores.get(name)?.actions,
      subscribe: (listener: () => void, name: string) =>
        stores.get(name)?.subscribe(listener) ?? follow(listeners, listener),
    },
  };
}

export function changeAnotherStore(): void {
  for (const listener of [...listeners]) listener();
}

/**
 * Installs the checkout store, and the data layer if the page has none. `setter` is the action's name, which changed in
 * WooCommerce 9.9.
 */
export function installCheckoutStore(page: BlockPage, setter = 'setExtensionData'): CheckoutStore {
  if (!page.wp) installDataLayer(page);
  let extensions: ExtensionData = {};
  const own = new Set<() => void>();
  const moveOn = () => {
    for (const listener of [...own, ...listeners]) listener();
  };
  const set = (space: string, data: ExtensionData[string], isReplacing = false) => {
    extensions = { ...extensions, [space]: isReplacing ? data : { ...extensions[space], ...data } };
    moveOn();
  };
  const store = {
    actions: { [setter]: set },
    subscribe: (listener: () => void) => follow(own, listener),
    getExtensionData: () => extensions,
    moveOn,
  };
  stores.set(STORE, store);
  page.wc = { wcBlocksData: { CHECKOUT_STORE_KEY: STORE } };
  return store;
}

export const sendOrder = (payment: string, extensions: object): Promise<Response> =>
  fetch('/wp-json/wc/store/v1/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payment_method: payment, extensions }),
  });

/**
 * Renders the checkout block with its express payment buttons. Each order notifies the store's subscribers three times
 * before it is sent.
 */
export function drawBlockCheckout(root: Element, { getExtensionData, moveOn }: CheckoutStore): void {
  const placeOrder = async (payment: string) => {
    for (const _ of ['before_processing', 'processing', 'after_processing']) {
      moveOn();
      await Promise.resolve();
    }
    await sendOrder(payment, { ...getExtensionData() });
  };
  root.innerHTML = `<div class="wc-block-components-express-payment wc-block-components-express-payment--checkout"><ul class="wc-block-components-express-payment__event-buttons"><li id="express-payment-method-gift_pay"><button type="button">Gift Pay</button></li></ul></div><form class="wc-block-components-form wc-block-checkout__form"><label>Email <input type="email"></label></form><button type="button" class="wc-block-components-checkout-place-order-button">Place Order</button>`;
  root
    .querySelector('#express-payment-method-gift_pay button')
    ?.addEventListener('click', () => placeOrder('gift_pay'));
  root
    .querySelector('.wc-block-components-checkout-place-order-button')
    ?.addEventListener('click', () => placeOrder('cod'));
}
