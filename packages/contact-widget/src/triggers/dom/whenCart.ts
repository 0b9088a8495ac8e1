import { childController, listen } from '@hadaya/core';
import { createCookieJar } from '@hadaya/core/cookies';
import { listenJQuery, watchJQuery } from '@hadaya/core/jqueryEvents';
import type { ContactPage } from '../../page/index.ts';

/** WooCommerce's cookie for a non-empty cart, which scripts may read. */
const COOKIE = 'woocommerce_items_in_cart';

/** WooCommerce's cart events: jQuery events from its scripts and a DOM event from its blocks. */
const JQUERY_EVENTS = 'added_to_cart removed_from_cart wc_fragments_refreshed wc_fragments_loaded';
const EVENTS = ['wc-blocks_added_to_cart', 'wc-blocks_removed_from_cart'];

/** Returns whether the visitor's cart has items. Reads the cookie, because pages may be cached. */
export function hasCartItems(): boolean {
  const items = createCookieJar().read(COOKIE);
  return items !== undefined && items !== '0';
}

/** Calls `changed` once, on the next cart change. */
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
