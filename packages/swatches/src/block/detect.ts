import type { IslandDetection } from '@hadaya/core';

/** WooCommerce's block "Add to Cart + Options", where the server or the theme says what its options look like. */
export const blockDetection: IslandDetection = { name: 'block-swatches', selectors: ['[data-hadaya-terms]'] };
