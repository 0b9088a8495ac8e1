import { markPictures } from './gallery/markPictures.ts';
import { endPluginScript, retirePlugin } from './legacy/retirePlugin.ts';
import { buildFrame } from './slides/buildFrame.ts';
import { startAutoplay } from './slides/controls/startAutoplay.tsx';
import { fillLightbox } from './slides/largeView/fillLightbox.ts';
import { startLargeView } from './slides/largeView/startLargeView.tsx';
import { followBlockForms } from './variation/followBlockForms.ts';
import { loadAhead } from './variation/loadAhead.ts';
import { readCoreGallery } from './variation/readCoreGallery.ts';

/**
 * One file for what no gallery needs before somebody comes near: zoom, what fills the lightbox, the controls of a mouse,
 * pictures of a swatch ahead, slides that move by themselves; and for what few shops need: WooCommerce's block form, a frame
 * around plain images, broken pictures, and the replaced script beside ours.
 */
export const visitorParts = {
  startLargeView,
  fillLightbox,
  buildFrame,
  loadAhead,
  followBlockForms,
  readCoreGallery,
  startAutoplay,
  markPictures,
  endPluginScript,
  retirePlugin,
};
