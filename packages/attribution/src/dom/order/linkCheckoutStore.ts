import type { AttributionData, ShopPage } from '../shopPage.ts';
import { whenReady } from '../whenReady.ts';

const SPACE = 'woocommerce/order-attribution';
const STORE = 'wc/store/checkout';

/** Hands the data to the block checkout, which sends it along with the order. */
function sendToCheckout({ wp, wc }: ShopPage, data: () => AttributionData): void {
  const store = wc?.wcBlocksData && wp?.data?.dispatch?.(wc.wcBlocksData.CHECKOUT_STORE_KEY);
  // Stores up to WooCommerce 9.8 have the second name.
  store?.[store.setExtensionData ? 'setExtensionData' : '__internalSetExtensionData']?.(SPACE, data(), true);
}

/**
 * Hands data to the block checkout whenever the returned function is called, and by itself at the first change of its
 * store, which may have started after the data was sent.
 */
export function linkCheckoutStore(page: ShopPage, data: () => AttributionData, signal: AbortSignal): () => void {
  const send = () => sendToCheckout(page, data);
  const follow = () => {
    const unsubscribe = page.wp?.data?.subscribe?.(() => {
      unsubscribe?.();
      send();
    }, STORE);
    if (unsubscribe) signal.addEventListener('abort', unsubscribe);
  };
  whenReady(page, follow, signal);
  return send;
}
