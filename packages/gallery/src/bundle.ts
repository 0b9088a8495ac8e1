import { PLUGIN_NAME } from './selectors.ts';
import './styles/gallery.css';
import { createEnvironment, openRegistry, registerIsland } from '@hadaya/core';
import { keepJQueryPlugin } from '@hadaya/core/jqueryPlugin';
import { galleryIsland } from './island.ts';

registerIsland(galleryIsland);
// Provides `$(wrapper).WooVariationGallery()` and the event that themes and quick views use to start a gallery.
keepJQueryPlugin(openRegistry(createEnvironment(window)), {
  name: PLUGIN_NAME,
  initEvents: 'woo_variation_gallery_init',
});
