import type { IslandDetection } from '@hadaya/core';

/** What on a page calls for this island. */
export const detection: IslandDetection = {
  name: 'gallery',
  selectors: ['[data-hadaya="gallery"]', '.woo-variation-gallery-wrapper'],
  // A product's own page; a gallery elsewhere may stand far below.
  picture: '.single-product .woo-variation-gallery-slider img',
};
