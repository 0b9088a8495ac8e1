import type { IslandDetection } from '@hadaya/core';

/** Selectors and globals whose presence on a page makes the loader start this island. */
export const detection: IslandDetection = {
  name: 'attribution',
  selectors: ['[data-hadaya="attribution"]', 'wc-order-attribution-inputs'],
  globals: ['wc_order_attribution'],
};
