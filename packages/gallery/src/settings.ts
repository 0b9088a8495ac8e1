import { amount, anything, flag, isRecord, oneOf, type SettingsOf, text } from '@hadaya/core';

/** Texts of the owner's by the keys of the text tables; `settings.texts`. */
export type OwnTexts = Readonly<Record<string, string>>;

function readOwnTexts(raw: unknown): OwnTexts {
  const entries = Object.entries(isRecord(raw) ? raw : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The server's settings and our own, by our names. */
export const gallerySettings = {
  /** Every choice that leads to no variation brings the default gallery back. */
  resetsOnVariationChange: flag(false, { from: 'gallery_reset_on_variation_change' }),
  hasZoom: flag(true, { from: 'enable_gallery_zoom' }),
  hasLightbox: flag(true, { from: 'enable_gallery_lightbox' }),
  hasPreload: flag(true, { from: 'enable_gallery_preload' }),
  slidesThumbnails: flag(true, { from: 'enable_thumbnail_slide' }),
  isVertical: flag(false, { from: 'is_vertical' }),
  thumbnailPosition: oneOf(['bottom', 'left', 'right'], 'bottom', { from: 'thumbnail_position' }),
  positionPrefix: text('woo-variation-gallery-thumbnail-position-', { from: 'thumbnail_position_class_prefix' }),
  triggerText: text('', { from: 'i18n_product_gallery_trigger_text' }),
  zoomOptions: anything({ from: 'zoom_options' }),
  lightboxOptions: anything({ from: 'photoswipe_options' }),
  /** A click on the image opens the lightbox. */
  openOnImageClick: flag(true),
  /** How images of another shape than the first fill the box. */
  fit: oneOf(['contain', 'cover'], 'contain'),
  /** Images that may be loaded ahead in one page view. */
  preloadLimit: amount(8, { min: 0, max: 50, whole: true }),
  /** Milliseconds of the change from one gallery to the next; 0 changes at once. */
  swapFade: amount(120, { min: 0, max: 1000 }),
  /** An incomplete choice shows its images when all variations left begin with the same one. */
  previewPartial: flag(true),
  /** Own texts by key of `strings.ts`. */
  texts: { read: readOwnTexts },
};

/** What the gallery's settings come to. */
export type GallerySettings = SettingsOf<typeof gallerySettings>;
