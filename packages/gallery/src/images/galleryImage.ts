/** A file with its size in pixels; 0 where the size is unknown. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Checks whether two sizes have the same aspect ratio, apart from rounding to pixels. */
export function isSameShape(one: Pick<Picture, 'width' | 'height'>, other: Pick<Picture, 'width' | 'height'>): boolean {
  return Math.abs((one.width * other.height) / (one.height * other.width) - 1) < 0.02;
}

export interface GalleryVideo {
  /** URL of the file or of the player. */
  readonly address: string;
  /** Page on which visitors can watch the video if it cannot play here. */
  readonly link: string;
  /** True for the shop's own file, false for another site's player. */
  readonly isFile: boolean;
  /** Width divided by height. */
  readonly ratio: number;
}

/**
 * One image of a gallery, printed by the server or sent later. URLs are http(s) or relative; strings are plain text.
 */
export interface GalleryImage extends Picture {
  /** The attachment id; `''` for a printed image, which has none. */
  readonly id: string;
  /** Sources in several sizes; `''` if there is only one size. */
  readonly srcset: string;
  /** The large picture for zoom and lightbox. */
  readonly full: Picture;
  /** URL of the small square image. */
  readonly thumbnail: string;
  /** Empty only if the product has no name. */
  readonly alt: string;
  readonly title: string;
  readonly caption: string;
  readonly video: GalleryVideo | null;
}

/** Preloading and display both use this function, so that they request the same file. */
export function readSources(
  { src, srcset, thumbnail, video }: GalleryImage,
  boxWidth: number,
): Partial<Pick<HTMLImageElement, 'sizes' | 'srcset'>> & Pick<HTMLImageElement, 'src'> {
  if (video) return { src: thumbnail };
  if (srcset === '') return { src };
  return { sizes: `${Math.max(Math.round(boxWidth), 1)}px`, srcset, src };
}

/**
 * Returns the custom property through which the style sheet shows the thumbnail in place of a late or broken picture.
 */
export function describeStandIn(thumbnail: string): Readonly<Record<string, string>> {
  return thumbnail === '' ? {} : { '--hadaya-broken-image': `url(${JSON.stringify(thumbnail)})` };
}

export function imageKey({ src, video }: GalleryImage): string {
  return video ? `video ${video.address}` : src;
}

export function keyOfSet(images: readonly GalleryImage[]): string {
  return images.map(imageKey).join('\n');
}

/**
 * Returns the name of the upload behind a URL, without any size, format, host or query that an image plugin has added:
 * `2024/05/mug` for
 * `https://cdn.example/w_600/https://shop.example/wp-content/uploads/2024/05/mug-600x450.jpg.webp?x=1`. Any other URL
 * is returned unchanged.
 */
export function uploadName(address: string): string {
  const [, upload] =
    // oxlint-disable-next-line redos/no-vulnerable -- the address of one picture, as the shop’s server prints it.
    address.match(/\/uploads\/((?:[^/?#]+\/)*[^/?#]+?)(?:-\d+x\d+)?(?:\.[a-z]{3,4}){1,2}(?:[?#].*)?$/i) ?? [];
  return upload ?? address;
}

/**
 * Checks whether two lists show the same images in the same order, even if URLs were rewritten in the page but not in
 * the response.
 */
export function isSameGallery(one: readonly GalleryImage[], other: readonly GalleryImage[]): boolean {
  const name = (image: GalleryImage | undefined) => image && (image.video ? imageKey(image) : uploadName(image.src));
  return one.length === other.length && one.every((image, index) => name(image) === name(other[index]));
}

export function withoutRepeats(images: readonly GalleryImage[]): GalleryImage[] {
  const seen = new Set<string>();
  return images.filter((image) => {
    const keys = [imageKey(image), ...(image.id === '' ? [] : [`id ${image.id}`])].filter((mark) => mark !== '');
    if (keys.some((mark) => seen.has(mark))) return false;
    for (const mark of keys) seen.add(mark);
    return true;
  });
}

/** Returns an image with the plugin's property names, as handlers of the plugin's events expect it. */
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
    ...(video ? { video_link: video.link, video_embed_url: video.address } : {}),
  };
}
