import { defineIsland } from '@hadaya/core';
import { detection } from './detect.ts';
import { mountGallery } from './mountGallery.ts';
import { gallerySettings } from './settings.ts';

/** The product gallery: follows the variation form and uses the markup that the server printed. */
export const galleryIsland = defineIsland({
  name: detection.name,
  selectors: detection.selectors,
  settings: { schema: gallerySettings, globals: ['wc_single_product_params', 'woo_variation_gallery_options'] },
  hydration: 'idle',
  mount: mountGallery,
});
