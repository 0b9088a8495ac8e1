import type { IslandDetection } from '@hadaya/core';

/**
 * Detects WooCommerce's block "Add to Cart + Options", if the server or the theme prints the swatch data for its
 * options.
 */
export const blockDetection: IslandDetection = { name: 'block-swatches', selectors: ['[data-hadaya-terms]'] };
