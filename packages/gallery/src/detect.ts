import type { IslandDetection } from '@hadaya/core';

export const detection: IslandDetection = {
  name: 'gallery',
  selectors: ['[data-hadaya="gallery"]', '.woo-variation-gallery-wrapper'],
  // Product pages only: a gallery elsewhere may be far below the fold.
  picture: '.single-product .woo-variation-gallery-slider img',
};
