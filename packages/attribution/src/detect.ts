import type { IslandDetection } from '@hadaya/core';

/** A page wants attribution when WooCommerce prints its settings, or when the owner asks for it. */
export const detection: IslandDetection = {
  name: 'attribution',
  selectors: ['[data-hadaya="attribution"]', 'wc-order-attribution-inputs'],
  globals: ['wc_order_attribution'],
};
