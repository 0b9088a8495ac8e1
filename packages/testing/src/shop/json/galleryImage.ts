import type { ShopImage, ShopVideo } from '../image.ts';
import { archiveOf, displayOf, originalOf, sizesOf, srcsetOf, thumbnailOf } from '../imageSizes.ts';
import type { Locale } from '../locale.ts';
import { escapeHtml } from '../markup/escapeHtml.ts';

/** A gallery image as the gallery plugin sends it: every size is a string. */
export interface GalleryImageJson {
  readonly image_id: number;
  readonly title: string;
  readonly caption: string;
  readonly url: string;
  readonly alt: string;
  readonly full_src: string;
  readonly full_src_w: string;
  readonly full_src_h: string;
  readonly full_class: string;
  readonly gallery_thumbnail_src: string;
  readonly gallery_thumbnail_src_w: string;
  readonly gallery_thumbnail_src_h: string;
  readonly gallery_thumbnail_class: string;
  readonly archive_src: string;
  readonly archive_src_w: string;
  readonly archive_src_h: string;
  readonly archive_class: string;
  readonly src: string;
  readonly class: string;
  readonly src_w: string;
  readonly src_h: string;
  readonly srcset: string | false;
  readonly sizes: string;
  readonly extra_params: string;
  readonly video_link?: string;
  readonly video_embed_type?: ShopVideo['kind'];
  readonly video_embed_url?: string;
  readonly video_ratio?: string;
}

/** Class list that the plugin gives every main picture; the plugin also prints the trailing space. */
export const GALLERY_IMAGE_CLASS =
  'wp-post-image wvg-post-image attachment-woocommerce_single size-woocommerce_single ';

/** Describes an image as the gallery plugin does; title and caption are entity-escaped. */
export function galleryImageJson(image: ShopImage, locale: Locale): GalleryImageJson {
  return { image_id: image.id, ...texts(image, locale), ...files(image), ...videoFields(image.video) };
}

function texts(image: ShopImage, locale: Locale) {
  return {
    title: escapeHtml(image.title[locale]),
    caption: escapeHtml(image.caption[locale]),
    url: originalOf(image).src,
    alt: image.alt[locale],
  };
}

function files(image: ShopImage) {
  const full = originalOf(image);
  const thumbnail = thumbnailOf(image);
  const card = archiveOf(image);
  const shown = displayOf(image);
  return {
    full_src: full.src,
    full_src_w: String(full.width),
    full_src_h: String(full.height),
    full_class: 'attachment-full size-full',
    gallery_thumbnail_src: thumbnail.src,
    gallery_thumbnail_src_w: String(thumbnail.width),
    gallery_thumbnail_src_h: String(thumbnail.height),
    gallery_thumbnail_class: 'attachment-100x100 size-100x100',
    archive_src: card.src,
    archive_src_w: String(card.width),
    archive_src_h: String(card.height),
    archive_class: 'attachment-woocommerce_thumbnail size-woocommerce_thumbnail',
    src: shown.src,
    class: GALLERY_IMAGE_CLASS,
    src_w: String(shown.width),
    src_h: String(shown.height),
    srcset: srcsetOf(image),
    sizes: sizesOf(image),
    extra_params: '',
  };
}

function videoFields(video: ShopVideo | undefined) {
  if (video === undefined) return {};
  return {
    video_link: video.link,
    video_embed_type: video.kind,
    video_embed_url: video.embed,
    video_ratio: video.ratio,
  };
}
