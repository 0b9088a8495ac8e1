import { lazyPart } from '@hadaya/core';

/** Fetches what reads WooCommerce's own gallery of a variation. */
export const loadCoreGallery = lazyPart(() => import('./readCoreGallery.ts'));

/** Whether a variation has a gallery of WooCommerce's own (since 10.8), and the plugin no more than its one picture. */
export function hasCoreGallery(raw: Readonly<Record<string, unknown>>): boolean {
  const { gallery_images_html: html, variation_gallery_images: own } = raw;
  return Boolean(html) && !(Object(own).length > 1);
}
