import type { GalleryImage } from '../images/index.ts';
import { SLIDE_CLASS, THUMBNAIL_CLASS } from '../selectors.ts';
import type { SlideSet } from './SlideSet.ts';

const IMAGE_CLASS = 'wp-post-image wvg-post-image attachment-woocommerce_single size-woocommerce_single';

/** How an image of a slide is loaded. */
export interface ImageLoading {
  /** Width of the box in pixels: what `sizes` promises. */
  readonly boxWidth: number;
  /** The first one is wanted now, the others when they come into view. */
  readonly priority: 'high' | 'lazy';
}

function makeNode(page: Document, className: string, ...children: readonly Node[]): HTMLElement {
  const node = page.createElement('div');
  node.className = className;
  node.append(...children);
  return node;
}

function setAttributes(node: Element, values: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(values))
    if (value !== '' && value !== 0) node.setAttribute(name, String(value));
}

/** The `img` of a slide with the attributes that themes and scripts look for. Sources go last: they start the load. */
export function buildImage(
  page: Document,
  image: GalleryImage,
  { boxWidth, priority }: ImageLoading,
): HTMLImageElement {
  const node = page.createElement('img');
  const isFirst = priority === 'high';
  const isVideo = image.video !== null;
  node.className = IMAGE_CLASS;
  node.alt = image.alt;
  setAttributes(node, {
    loading: isFirst ? 'eager' : 'lazy',
    fetchpriority: isFirst ? 'high' : '',
    decoding: isFirst ? 'sync' : 'async',
    width: image.width,
    height: image.height,
    title: image.title,
    'data-caption': image.caption,
    'data-src': image.full.src,
    'data-large_image': image.full.src,
    'data-large_image_width': image.full.width,
    'data-large_image_height': image.full.height,
    sizes: image.srcset === '' || isVideo ? '' : `${Math.max(Math.round(boxWidth), 1)}px`,
    srcset: isVideo ? '' : image.srcset,
    src: isVideo ? image.thumbnail : image.src,
  });
  return node;
}

/** A slide as the server would print it, around an image that may be loading already. */
export function buildSlide(page: Document, image: GalleryImage, picture: HTMLElement): HTMLElement {
  const kind = image.video === null ? 'image' : image.video.isFile ? 'video' : 'iframe';
  const inner = makeNode(page, `wvg-single-gallery-${kind}-container`, picture);
  const slide = makeNode(page, SLIDE_CLASS, makeNode(page, '', inner));
  slide.classList.toggle('wvg-gallery-video-slider', image.video !== null);
  return slide;
}

/** A thumbnail as the server would print it. */
export function buildThumbnail(page: Document, image: GalleryImage): HTMLElement {
  const picture = page.createElement('img');
  picture.className = 'attachment-100x100 size-100x100';
  picture.alt = image.alt;
  setAttributes(picture, { loading: 'lazy', width: 100, height: 100, title: image.title, src: image.thumbnail });
  const thumbnail = makeNode(page, THUMBNAIL_CLASS, makeNode(page, '', picture));
  thumbnail.classList.toggle('wvg-gallery-video-thumbnail', image.video !== null);
  return thumbnail;
}

/** The set of other images; the first one's `img` is handed in because it has been loading already. */
export function buildSet(
  page: Document,
  images: readonly GalleryImage[],
  { first, boxWidth }: { readonly first: HTMLImageElement; readonly boxWidth: number },
): SlideSet {
  const slides = images.map((image, index) =>
    buildSlide(page, image, index === 0 ? first : buildImage(page, image, { boxWidth, priority: 'lazy' })),
  );
  const thumbnails = images.length > 1 ? images.map((image) => buildThumbnail(page, image)) : [];
  return { images, slides, thumbnails, slideNodes: slides, thumbnailNodes: thumbnails };
}
