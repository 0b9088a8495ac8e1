import type { IslandDetection } from '@hadaya/core';

/** What on a page calls for this island. */
export const detection: IslandDetection = {
  name: 'gallery',
  selectors: ['[data-hadaya="gallery"]', '.woo-variation-gallery-wrapper'],
};
