import { childController, HadayaError, keepAttributes, listen } from '@hadaya/core';
import { isSameShape, type Picture } from '../gallery/galleryImage.ts';
import type { SlideSet } from '../gallery/galleryState.ts';
import { isStandIn } from '../gallery/readImageSource.ts';

/** The server's nodes that a gallery works on. */
export interface GalleryNodes {
  /** The mount node. */
  readonly wrapper: HTMLElement;
  /** Carries the product's number and the has-thumbnails class; the wrapper itself in markup of the shop's own. */
  readonly parent: HTMLElement;
  readonly container: HTMLElement;
  /** Holds the slides and clips them. */
  readonly main: HTMLElement;
  readonly slider: HTMLElement;
  readonly thumbnailWrapper: HTMLElement;
  readonly strip: HTMLElement;
  /** The magnifier; absent with the lightbox off or without an image. */
  readonly trigger: HTMLElement | null;
}

/** Name of the plugin's function, and of the datum in which it keeps its object on a wrapper. */
export const PLUGIN_NAME = 'WooVariationGallery';
/** Class of a slide, without a dot. */
export const SLIDE_CLASS = 'wvg-gallery-image';
/** Class of a thumbnail. */
export const THUMBNAIL_CLASS = 'wvg-gallery-thumbnail-image';

const PREFIX = '.woo-variation-gallery';
const RATIO = '--hadaya-gallery-ratio';

/** The nodes of a wrapper in the plugin's markup. Throws when the frame is not there. */
export function findGalleryNodes(wrapper: HTMLElement): GalleryNodes {
  const find = (name: string) => wrapper.querySelector<HTMLElement>(`${PREFIX}-${name}`);
  const container = find('container');
  const main = find('slider-wrapper');
  const slider = find('slider');
  const thumbnailWrapper = find('thumbnail-wrapper');
  const strip = find('thumbnail-slider');
  if (!container || !main || !slider || !thumbnailWrapper || !strip) {
    throw new HadayaError('gallery_incomplete', 'Keep container, slider and thumbnails');
  }
  const parent = wrapper.closest<HTMLElement>('.woo-variation-product-gallery') ?? wrapper;
  return { wrapper, parent, container, main, slider, thumbnailWrapper, strip, trigger: find('trigger') };
}

/** The product's number, digits only; `''` when the markup does not say. */
export function readGalleryProduct({ wrapper, parent }: GalleryNodes): string {
  const said = parent.getAttribute('data-product_id') ?? wrapper.getAttribute('data-product-id');
  return /^\d{1,12}$/.test(said ?? '') ? (said ?? '') : '';
}

/** The variation whose images the server printed; 0 for the default gallery. */
export function readPrintedVariation({ parent }: GalleryNodes): number {
  return Number(/^\d{1,12}$/.exec(parent.getAttribute('data-variation_id') ?? '')?.[0] ?? 0);
}

/** The name of the product that a gallery belongs to; stands in for images without a text. */
export function readProductTitle(wrapper: Element): string {
  const scope = wrapper.closest('.product');
  const title = scope?.querySelector('.product_title, .entry-title, h1');
  return title?.textContent?.trim() || wrapper.ownerDocument.title;
}

/**
 * Moves the magnifier behind the thumbnails, where it belongs in the order of Tab; the grid keeps it over the picture.
 * It returns to its place when the signal aborts.
 */
export function moveTrigger({ trigger, container }: GalleryNodes, signal: AbortSignal): void {
  if (!trigger) return;
  const mark = trigger.ownerDocument.createComment('');
  trigger.replaceWith(mark);
  container.append(trigger);
  signal.addEventListener('abort', () => mark.replaceWith(trigger), { once: true });
}

type Size = Pick<Picture, 'width' | 'height'>;

/** The size of a picture that is there; `undefined` while it is not, or something stands in its place. */
function readOwnSize(image: HTMLImageElement): Size | undefined {
  const { complete, naturalWidth: width, naturalHeight: height } = image;
  return complete && width > 0 && height > 0 && !isStandIn(image) ? { width, height } : undefined;
}

const DRAWING = /\.svg(?:$|[?#])/i;

/**
 * Width by height of the first printed image, which the box keeps for ever; empty when nothing tells it yet. A picture that
 * is there is right where its attributes are not: browsers show it in its own shape. A drawing may have none, so it is believed
 * only without them.
 */
function readRatio({ images, slides }: SlideSet): string {
  const [first] = images;
  if (first?.video) return String(first.video.ratio);
  const image = slides[0]?.querySelector('img');
  const own = image ? readOwnSize(image) : undefined;
  const said: Size | undefined = first && first.width > 0 && first.height > 0 ? first : undefined;
  const isRight = said && (!own || DRAWING.test(image?.currentSrc ?? '') || isSameShape(said, own));
  const size = isRight ? said : own;
  return size ? `${size.width} / ${size.height}` : '';
}

/** Fixes the shape of the box and has the first image loaded now, whatever the server wrote. */
export function prepareFirstPaint({ wrapper }: GalleryNodes, printed: SlideSet, signal: AbortSignal): void {
  const [image, ...others] = printed.slides.map((slide) => slide.querySelector('img'));
  if (image) keepAttributes(image, signal)({ loading: 'eager', fetchpriority: 'high' });
  // The neighbours of the slide in view are woken later, printed or not; the printed ones are on loan from here on.
  for (const other of others) if (other) keepAttributes(other, signal)({ loading: other.getAttribute('loading') });
  const write = keepAttributes(wrapper, signal);
  write({ style: wrapper.getAttribute('style') });
  const apply = () => {
    const ratio = readRatio(printed);
    if (ratio !== '') {
      wrapper.style.setProperty(RATIO, ratio);
      // For the sheet: rules that ask for something in a style attribute are asked again at every change of any of them.
      write({ 'data-hadaya-ratio': '' });
    }
    return ratio !== '' && image && readOwnSize(image) !== undefined;
  };
  if (apply()) return;
  // Its attributes may be wrong; what stands in its place until a script comes may load before it.
  const shaped = childController(signal);
  if (image) listen(image, 'load', () => apply() && shaped.abort(), { signal: shaped.signal });
}
