import type { IslandDetection } from '@hadaya/core';

/**
 * Detects WooCommerce's block "Add to Cart + Options", if the server or the theme provides the appearance of its
 * options.
 */
export const blockDetection: IslandDetection = { name: 'block-swatches', selectors: ['[data-hadaya-terms]'] };
