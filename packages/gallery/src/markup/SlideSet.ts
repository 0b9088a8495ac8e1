import type { GalleryImage } from '../images/index.ts';

/** Images that are displayed together. */
export interface SlideSet {
  readonly images: readonly GalleryImage[];
  /** Width of the picture's box in pixels at the time of the request; used as `sizes`. */
  readonly boxWidth: number;
  /** True if the first picture did not load in time. */
  readonly isLate?: boolean;
}

/** The set that the server printed. Its nodes are kept, so that the gallery can restore them unchanged. */
export interface PrintedSet extends SlideSet {
  readonly slides: readonly HTMLElement[];
  readonly thumbnails: readonly HTMLElement[];
  /** All child nodes of the slider and the strip, white space included. */
  readonly slideNodes: readonly ChildNode[];
  readonly thumbnailNodes: readonly ChildNode[];
}

export const isPrinted = (set: SlideSet): set is PrintedSet => 'slideNodes' in set;
