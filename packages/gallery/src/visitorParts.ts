import { markPictures } from './gallery/markPictures.ts';
import { endPluginScript, retirePlugin } from './legacy/retirePlugin.ts';
import { buildFrame } from './slides/buildFrame.ts';
import { startAutoplay } from './slides/controls/startAutoplay.ts';
import { fillLightbox } from './slides/largeView/fillLightbox.ts';
import { startLargeView } from './slides/largeView/startLargeView.ts';
import { askForPictures } from './variation/askForPictures.ts';
import { followBlockForms } from './variation/followBlockForms.ts';
import { loadOthers } from './variation/loadOthers.ts';
import { readCoreGallery } from './variation/readCoreGallery.ts';

/**
 * One file for what no gallery needs before somebody comes near: what hears a hand on the slides, zoom, what
 * fills the lightbox, slides that move by themselves; and for what few shops need: pictures that the server is asked for, pictures of other values, WooCommerce's
 * block form, a frame around plain images, broken pictures, and the replaced script beside ours. Free of React.
 */
export const visitorParts = {
  startLargeView,
  fillLightbox,
  buildFrame,
  askForPictures,
  followBlockForms,
  loadOthers,
  readCoreGallery,
  startAutoplay,
  markPictures,
  endPluginScript,
  retirePlugin,
};
