import type { GalleryImage } from './galleryImage.ts';

/** An image with the plugin's own names, as handlers of its events expect it. */
export function toServerImage(image: GalleryImage): Readonly<Record<string, string | number | false>> {
  const { full, video } = image;
  return {
    image_id: image.id === '' ? 0 : Number(image.id),
    title: image.title,
    caption: image.caption,
    alt: image.alt,
    src: image.src,
    src_w: String(image.width),
    src_h: String(image.height),
    srcset: image.srcset === '' ? false : image.srcset,
    full_src: full.src,
    full_src_w: String(full.width),
    full_src_h: String(full.height),
    gallery_thumbnail_src: image.thumbnail,
    ...(video ? { video_link: video.address, video_embed_url: video.address } : {}),
  };
}
