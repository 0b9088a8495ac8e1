/** Name of the plugin's function, and of the data key under which the plugin stores its object on a wrapper. */
export const PLUGIN_NAME = 'WooVariationGallery';
export const SLIDE_CLASS = 'wvg-gallery-image';
export const THUMBNAIL_CLASS = 'wvg-gallery-thumbnail-image';
