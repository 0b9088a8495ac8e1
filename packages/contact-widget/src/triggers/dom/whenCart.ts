import { childController, listen } from '@hadaya/core';
import { createCookieJar } from '@hadaya/core/cookies';
import { listenJQuery, watchJQuery } from '@hadaya/core/jqueryEvents';
import type { ContactPage } from '../../page/index.ts';

/** WooCommerce's own mark of a cart with something in it, which scripts may read. */
const COOKIE = 'woocommerce_items_in_cart';

/** What WooCommerce tells when a cart has changed: its scripts by jQuery, its blocks by an event of the page. */
const JQUERY_EVENTS = 'added_to_cart removed_from_cart wc_fragments_refreshed wc_fragments_loaded';
const EVENTS = ['wc-blocks_added_to_cart', 'wc-blocks_removed_from_cart'];

/** Whether something is in the visitor's cart. The cookie tells it, for pages come out of caches. */
export function hasCartItems(): boolean {
  const items = createCookieJar().read(COOKIE);
  return items !== undefined && items !== '0';
}

/** Calls back once, when the cart is next heard to have changed. */
export function whenCart({ context: { environment }, signal }: ContactPage, changed: () => void): void {
  const { document } = environment;
  const heard = childController(signal);
  const run = () => {
    heard.abort();
    changed();
  };
  for (const event of EVENTS) listen(document, event, run, { signal: heard.signal });
  watchJQuery(
    environment,
    (copy) => listenJQuery(copy, [document.body, JQUERY_EVENTS], run, { signal: heard.signal }),
    heard.signal,
  );
}
