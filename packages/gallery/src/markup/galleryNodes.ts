import { HadayaError } from '@hadaya/core';
import { SLIDE_CLASS, THUMBNAIL_CLASS } from '../selectors.ts';

export interface GalleryNodes {
  /** The element on which the gallery mounts. */
  readonly wrapper: HTMLElement;
  /** The element with the product id and the has-thumbnails class; in custom markup, the wrapper itself. */
  readonly parent: HTMLElement;
  readonly container: HTMLElement;
  /** Element that contains and clips the slides. */
  readonly main: HTMLElement;
  readonly slider: HTMLElement;
  readonly thumbnailWrapper: HTMLElement;
  readonly strip: HTMLElement;
  /** Class of a slide, without a dot. */
  readonly slideClass: string;
  /** The magnifier; absent if the lightbox is off or there is no image. */
  readonly trigger: HTMLElement | null;
}

const PREFIX = '.woo-variation-gallery';

/** Finds a wrapper's nodes in the plugin's markup. Throws if the frame is missing. */
export function findGalleryNodes(wrapper: HTMLElement): GalleryNodes {
  const find = (name: string) => wrapper.querySelector<HTMLElement>(`${PREFIX}-${name}`);
  const container = find('container');
  const main = find('slider-wrapper');
  const slider = find('slider');
  const thumbnailWrapper = find('thumbnail-wrapper');
  const strip = find('thumbnail-slider');
  if (!container || !main || !slider || !thumbnailWrapper || !strip) {
    throw new HadayaError('gallery_incomplete', 'Keep the gallery’s container, slider and thumbnails in the template');
  }
  const parent = wrapper.closest<HTMLElement>('.woo-variation-product-gallery') ?? wrapper;
  const trigger = find('trigger');
  return { wrapper, parent, container, main, slider, thumbnailWrapper, strip, slideClass: SLIDE_CLASS, trigger };
}

function listChildren({ children }: Element, className: string): HTMLElement[] {
  return [...children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.classList.contains(className),
  );
}

/** Returns the slides that are currently in the page, regardless of who inserted them. */
export const listSlides = ({ slider }: Pick<GalleryNodes, 'slider'>): HTMLElement[] =>
  listChildren(slider, SLIDE_CLASS);

export const listThumbnails = ({ strip }: Pick<GalleryNodes, 'strip'>): HTMLElement[] =>
  listChildren(strip, THUMBNAIL_CLASS);

/** Returns the product id, digits only; `''` if the markup has none. */
export function readGalleryProduct({ wrapper, parent }: GalleryNodes): string {
  const said = parent.getAttribute('data-product_id') ?? wrapper.getAttribute('data-product-id');
  return /^\d{1,12}$/.test(said ?? '') ? (said ?? '') : '';
}

/** Returns the id of the variation whose images the server printed; 0 for the default gallery. */
export function readPrintedVariation({ parent }: GalleryNodes): number {
  return Number(/^\d{1,12}$/.exec(parent.getAttribute('data-variation_id') ?? '')?.[0] ?? 0);
}

export function readProductTitle(wrapper: Element): string {
  const scope = wrapper.closest('.product');
  const title = scope?.querySelector('.product_title, .entry-title, h1');
  return title?.textContent?.trim() || wrapper.ownerDocument.title;
}
