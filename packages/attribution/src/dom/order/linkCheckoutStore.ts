import type { AttributionData, CheckoutStore, ShopPage } from '../shopPage.ts';
import { whenReady } from '../whenReady.ts';

const SPACE = 'woocommerce/order-attribution';
const STORE = 'wc/store/checkout';

/**
 * Passes data to the block checkout's store, which sends it with the order: at the store's first change, and whenever
 * the returned function is called. Because script optimisers delay the checkout's scripts until a gesture, long after
 * the document is ready, looks for the store on each click and blur until it exists. The page itself blurs when a
 * payment opens its own window or frame.
 */
export function linkCheckoutStore(page: ShopPage, data: () => AttributionData, signal: AbortSignal): () => void {
  let store: CheckoutStore | undefined;
  const send = () => {
    store = page.wc?.wcBlocksData && page.wp?.data?.dispatch?.(STORE);
    // Up to WooCommerce 9.8, the store's function has the second of these names.
    (store?.setExtensionData ?? store?.__internalSetExtensionData)?.(SPACE, data(), true);
  };
  const follow = () => {
    const unsubscribe = page.wp?.data?.subscribe?.(() => {
      unsubscribe?.();
      send();
    }, STORE);
    if (unsubscribe) signal.addEventListener('abort', unsubscribe);
  };
  whenReady(page, follow, signal);
  for (const type of ['click', 'blur']) {
    page.addEventListener(type, () => store ?? send(), { signal, capture: true });
  }
  return send;
}
