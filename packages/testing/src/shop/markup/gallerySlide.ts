import type { ShopImage, ShopVideo } from '../image.ts';
import { displayOf, originalOf, sizesOf, srcsetOf } from '../imageSizes.ts';
import { GALLERY_IMAGE_CLASS } from '../json/galleryImage.ts';
import type { Locale } from '../locale.ts';
import { escapeHtml } from './escapeHtml.ts';

export function gallerySlide(image: ShopImage, locale: Locale): string {
  if (image.video !== undefined) {
    return `<div class="wvg-gallery-image wvg-gallery-video-slider"><div>${videoPart(image.video)}</div></div>`;
  }
  return `<div class="wvg-gallery-image"><div><div class="wvg-single-gallery-image-container">${picture(image, locale)}</div></div></div>`;
}

function videoPart(video: ShopVideo): string {
  const ratio = `style="--_video_ratio: ${video.ratio}"`;
  const source = escapeHtml(video.embed);
  return video.kind === 'iframe'
    ? `<div class="wvg-single-gallery-iframe-container" ${ratio}><iframe src="${source}" allowfullscreen></iframe></div>`
    : `<div class="wvg-single-gallery-video-container" ${ratio}><video preload="auto" controls controlsList="nodownload" src="${source}"></video></div>`;
}

function picture(image: ShopImage, locale: Locale): string {
  const shown = displayOf(image);
  const full = originalOf(image);
  const srcset = srcsetOf(image);
  const sources = srcset === false ? '' : ` srcset="${srcset}" sizes="${sizesOf(image)}"`;
  return `<img loading="lazy" width="${shown.width}" height="${shown.height}" src="${shown.src}" class="${GALLERY_IMAGE_CLASS}" alt="${escapeHtml(image.alt[locale])}" title="${escapeHtml(image.title[locale])}" data-caption="${escapeHtml(image.caption[locale])}" data-src="${full.src}" data-large_image="${full.src}" data-large_image_width="${full.width}" data-large_image_height="${full.height}"${sources}>`;
}
