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
  /** The picture can be magnified. */
  hasZoom: flag(true, { from: 'enable_gallery_zoom' }),
  /** The pictures open large, over the page. */
  hasLightbox: flag(true, { from: 'enable_gallery_lightbox' }),
  /** Pictures of other variations are loaded ahead. */
  hasPreload: flag(true, { from: 'enable_gallery_preload' }),
  /** The thumbnails move as a strip; off: they stand in rows. */
  slidesThumbnails: flag(true, { from: 'enable_thumbnail_slide' }),
  /** Thumbnails stand beside the picture; read only where no class says it, for the server prints it wrong. */
  isVertical: flag(false, { from: 'is_vertical' }),
  /** Where the thumbnails stand; read only where no class says it, for the server prints it wrong. */
  thumbnailPosition: oneOf(['bottom', 'left', 'right'], 'bottom', { from: 'thumbnail_position' }),
  /** Beginning of the class that says where the thumbnails stand. */
  positionPrefix: text('woo-variation-gallery-thumbnail-position-', { from: 'thumbnail_position_class_prefix' }),
  /** Name of the magnifier for screen readers. */
  triggerText: text('', { from: 'i18n_product_gallery_trigger_text' }),
  /** Options of the replaced zoom; what we know of them is used. */
  zoomOptions: anything({ from: 'zoom_options' }),
  /** Options of the replaced lightbox; what we know of them is used. */
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
  /** Own texts of the gallery, by name. */
  texts: { read: readOwnTexts },
};

/** What the gallery's settings come to. */
export type GallerySettings = SettingsOf<typeof gallerySettings>;
