import { amount, anything, flag, isRecord, oneOf, type SettingsOf, text } from '@hadaya/core';

/** The owner's texts from `settings.texts`, under the same keys as in the text tables. */
export type OwnTexts = Readonly<Record<string, string>>;

function readOwnTexts(raw: unknown): OwnTexts {
  const entries = Object.entries(isRecord(raw) ? raw : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The server's settings and Hadaya's own, under Hadaya's names. */
export const gallerySettings = {
  /** Show the default gallery when a choice matches no variation. */
  resetsOnVariationChange: flag(false, { from: 'gallery_reset_on_variation_change' }),
  /** Enable image zoom. */
  hasZoom: flag(true, { from: 'enable_gallery_zoom' }),
  /** Open images in a lightbox. */
  hasLightbox: flag(true, { from: 'enable_gallery_lightbox' }),
  /** Preload images of other variations. */
  hasPreload: flag(true, { from: 'enable_gallery_preload' }),
  /** Show thumbnails in a slider instead of rows. */
  slidesThumbnails: flag(true, { from: 'enable_thumbnail_slide' }),
  /** Show thumbnails beside the image, unless a CSS class sets their position. */
  isVertical: flag(false, { from: 'is_vertical' }),
  /** Thumbnail position, unless a CSS class sets it. */
  thumbnailPosition: oneOf(['bottom', 'left', 'right'], 'bottom', { from: 'thumbnail_position' }),
  /** Prefix of the CSS class that sets the thumbnail position. */
  positionPrefix: text('woo-variation-gallery-thumbnail-position-', { from: 'thumbnail_position_class_prefix' }),
  /** Name of the zoom button, for screen readers and as its tooltip. */
  triggerText: text('', { from: 'i18n_product_gallery_trigger_text' }),
  /** Zoom options of the replaced plugin; options that Hadaya does not support are ignored. */
  zoomOptions: anything({ from: 'zoom_options' }),
  /** Lightbox options of the replaced plugin; options that Hadaya does not support are ignored. */
  lightboxOptions: anything({ from: 'photoswipe_options' }),
  /** Open the lightbox when the image is clicked. */
  openOnImageClick: flag(true),
  /** Images whose aspect ratio differs from the frame’s. */
  fit: oneOf(['contain', 'cover'], 'contain'),
  /** Maximum number of preloaded images per page view. */
  preloadLimit: amount(8, { min: 0, max: 50, whole: true }),
  /** Duration of the gallery transition, in milliseconds; 0 turns it off. */
  swapFade: amount(120, { min: 0, max: 1000 }),
  /** If all matching variations have the same first image, show it even before all options are chosen. */
  previewPartial: flag(true),
  /** Custom gallery texts by name. */
  texts: { read: readOwnTexts },
};

/** The gallery's parsed settings. */
export type GallerySettings = SettingsOf<typeof gallerySettings>;

declare global {
  interface HadayaSettings {
    gallery?: Partial<GallerySettings>;
  }
}
