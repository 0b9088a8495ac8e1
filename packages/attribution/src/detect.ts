import type { IslandDetection } from '@hadaya/core';

/** Detects whether the page has WooCommerce's settings or the owner's. */
export const detection: IslandDetection = {
  name: 'attribution',
  selectors: ['[data-hadaya="attribution"]', 'wc-order-attribution-inputs'],
  globals: ['wc_order_attribution'],
};
