import { HadayaError } from '@hadaya/core';

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

/** Class of a slide, without a dot. */
export const SLIDE_CLASS = 'wvg-gallery-image';
/** Class of a thumbnail. */
export const THUMBNAIL_CLASS = 'wvg-gallery-thumbnail-image';

const PREFIX = '.woo-variation-gallery';

/** The nodes of a wrapper in the plugin's markup. Throws when the frame is not there. */
export function findGalleryNodes(wrapper: HTMLElement): GalleryNodes {
  const find = (name: string) => wrapper.querySelector<HTMLElement>(`${PREFIX}-${name}`);
  const container = find('container');
  const main = find('slider-wrapper');
  const slider = find('slider');
  const thumbnailWrapper = find('thumbnail-wrapper');
  const strip = find('thumbnail-slider');
  if (!container || !main || !slider || !thumbnailWrapper || !strip) {
    throw new HadayaError(
      'gallery_incomplete',
      'The gallery was not started because its frame is incomplete. ' +
        'Keep the containers woo-variation-gallery-container, -slider-wrapper, -slider, -thumbnail-wrapper and -thumbnail-slider',
    );
  }
  const parent = wrapper.closest<HTMLElement>('.woo-variation-product-gallery') ?? wrapper;
  return { wrapper, parent, container, main, slider, thumbnailWrapper, strip, trigger: find('trigger') };
}

/** The product's number, digits only; `''` when the markup does not say. */
export function readProductId({ wrapper, parent }: GalleryNodes): string {
  const said = parent.getAttribute('data-product_id') ?? wrapper.getAttribute('data-product-id');
  return /^\d{1,12}$/.test(said ?? '') ? (said ?? '') : '';
}

/** The variation whose images the server printed; 0 for the default gallery. */
export function readPrintedVariation({ parent }: GalleryNodes): number {
  return Number(/^\d{1,12}$/.exec(parent.getAttribute('data-variation_id') ?? '')?.[0] ?? 0);
}
