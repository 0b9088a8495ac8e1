import type { ShopImage } from '../image.ts';
import { archiveOf, displayOf, originalOf, sizesOf, srcsetOf, thumbnailOf } from '../imageSizes.ts';
import type { Locale } from '../locale.ts';

/** The `image` of a variation as WooCommerce sends it: sizes are numbers, and a missing srcset is `false`. */
export interface VariationImageJson {
  readonly title: string;
  readonly caption: string;
  readonly url: string;
  readonly alt: string;
  readonly src: string;
  readonly srcset: string | false;
  readonly sizes: string;
  readonly full_src: string;
  readonly full_src_w: number;
  readonly full_src_h: number;
  readonly gallery_thumbnail_src: string;
  readonly gallery_thumbnail_src_w: number;
  readonly gallery_thumbnail_src_h: number;
  readonly thumb_src: string;
  readonly thumb_src_w: number;
  readonly thumb_src_h: number;
  readonly src_w: number;
  readonly src_h: number;
}

export function variationImageJson(image: ShopImage, locale: Locale): VariationImageJson {
  const full = originalOf(image);
  const shown = displayOf(image);
  const thumbnail = thumbnailOf(image);
  const card = archiveOf(image);
  return {
    title: image.title[locale],
    caption: image.caption[locale],
    url: full.src,
    alt: image.alt[locale],
    src: shown.src,
    srcset: srcsetOf(image),
    sizes: sizesOf(image),
    full_src: full.src,
    full_src_w: full.width,
    full_src_h: full.height,
    gallery_thumbnail_src: thumbnail.src,
    gallery_thumbnail_src_w: thumbnail.width,
    gallery_thumbnail_src_h: thumbnail.height,
    thumb_src: card.src,
    thumb_src_w: card.width,
    thumb_src_h: card.height,
    src_w: shown.width,
    src_h: shown.height,
  };
}
