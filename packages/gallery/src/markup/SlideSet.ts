import type { GalleryImage } from '../images/index.ts';

/** Images that are on display together. */
export interface SlideSet {
  readonly images: readonly GalleryImage[];
  /** Width of the picture's box in pixels when they were asked for: what `sizes` promises. */
  readonly boxWidth: number;
  /** The first picture has been waited for long enough, and has not come. */
  readonly isLate?: boolean;
}

/** The set that the server printed. Its nodes are kept for ever, so that they come back as they were. */
export interface PrintedSet extends SlideSet {
  readonly slides: readonly HTMLElement[];
  readonly thumbnails: readonly HTMLElement[];
  /** Everything in the slider and in the strip, white space included. */
  readonly slideNodes: readonly ChildNode[];
  readonly thumbnailNodes: readonly ChildNode[];
}

/** Whether a set is the one that the server printed. */
export const isPrinted = (set: SlideSet): set is PrintedSet => 'slideNodes' in set;
