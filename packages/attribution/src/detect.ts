import type { IslandDetection } from '@hadaya/core';

/** Markers on a page that require this island. */
export const detection: IslandDetection = {
  name: 'attribution',
  selectors: ['[data-hadaya="attribution"]', 'wc-order-attribution-inputs'],
  globals: ['wc_order_attribution'],
};
