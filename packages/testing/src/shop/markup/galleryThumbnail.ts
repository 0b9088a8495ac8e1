import type { ShopImage } from '../image.ts';
import { thumbnailOf } from '../imageSizes.ts';
import type { Locale } from '../locale.ts';
import { escapeHtml } from './escapeHtml.ts';

export function galleryThumbnail(image: ShopImage, locale: Locale): string {
  const { src, width, height } = thumbnailOf(image);
  const video = image.video === undefined ? '' : ' wvg-gallery-video-thumbnail';
  return `<div class="wvg-gallery-thumbnail-image${video}"><div><img width="${width}" height="${height}" src="${src}" class="attachment-100x100 size-100x100" alt="${escapeHtml(image.alt[locale])}" title="${escapeHtml(image.title[locale])}"></div></div>`;
}
