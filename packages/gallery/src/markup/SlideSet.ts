import type { GalleryImage } from '../images/index.ts';

/** One gallery with its nodes. The printed one is kept for ever, so that the server's nodes come back as they were. */
export interface SlideSet {
  readonly images: readonly GalleryImage[];
  readonly slides: readonly HTMLElement[];
  readonly thumbnails: readonly HTMLElement[];
  /** Everything in the slider and in the strip, white space included. */
  readonly slideNodes: readonly Node[];
  readonly thumbnailNodes: readonly Node[];
}
