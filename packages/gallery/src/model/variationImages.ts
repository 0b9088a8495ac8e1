import { decodeImage, decodeImages } from './decodeImage.ts';
import { type GalleryImage, withoutRepeats } from './galleryImage.ts';
import type { ImageSource } from './imageFields.ts';

/**
 * The images of a variation object: its own list, else its one image in the place of the default gallery's first, as
 * the server fills such lists (contract row 24), so that a variation never empties the slider.
 */
export function readVariationImages(
  raw: Readonly<Record<string, unknown>>,
  defaults: readonly GalleryImage[],
  source: ImageSource,
): readonly GalleryImage[] {
  const own = decodeImages(raw.variation_gallery_images, source);
  if (own.length > 0) return own;
  const single = decodeImage(raw.image, source);
  if (!single || single.src === '') return [];
  return withoutRepeats([single, ...defaults.slice(1)]);
}
