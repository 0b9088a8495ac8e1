import type { GalleryImage } from '../model/galleryImage.ts';
import { toServerImage } from '../model/serverImage.ts';
import type { Stage } from './stage.ts';

/** Tells themes that other images are on their way. */
export function sendStart({ voice }: Stage, images: readonly GalleryImage[]): void {
  if (images.length === 0) return;
  voice.send('before_woo_variation_gallery_init', images.map(toServerImage));
  voice.send('woo_variation_gallery_slick_destroy');
  voice.send('woo_variation_gallery_image_loading');
}
