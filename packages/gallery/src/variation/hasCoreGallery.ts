import { lazyPart } from '@hadaya/core';

export const loadCoreGallery = lazyPart(() => import('./readCoreGallery.ts'));

/** Checks whether a variation has a WooCommerce gallery (since 10.8) while the plugin has only its single picture. */
export function hasCoreGallery(raw: Readonly<Record<string, unknown>>): boolean {
  const { gallery_images_html: html, variation_gallery_images: own } = raw;
  return Boolean(html) && !(Object(own).length > 1);
}
