import type { AttributionData, ShopPage } from './shopPage.ts';

const SPACE = 'woocommerce/order-attribution';
const STORE = 'wc/store/checkout';

/** Hands the data to the block checkout, which sends it along with the order. */
export function sendToCheckout({ wp, wc }: ShopPage, data: AttributionData): void {
  const store = wc?.wcBlocksData && wp?.data?.dispatch?.(wc.wcBlocksData.CHECKOUT_STORE_KEY);
  // Stores up to WooCommerce 9.8 have the second name.
  store?.[store.setExtensionData ? 'setExtensionData' : '__internalSetExtensionData']?.(SPACE, data, true);
}

/** Calls back once, at the first change of the checkout store: it may have started after the data was sent. */
export function onFirstCheckoutChange({ wp }: ShopPage, callback: () => void, signal: AbortSignal): void {
  const unsubscribe = wp?.data?.subscribe?.(() => {
    unsubscribe?.();
    callback();
  }, STORE);
  if (unsubscribe) signal.addEventListener('abort', unsubscribe);
}
