import type { GalleryImage } from '../model/galleryImage.ts';
import type { ImageSource } from '../model/imageFields.ts';
import { type GalleryNodes, SLIDE_CLASS, THUMBNAIL_CLASS } from './galleryNodes.ts';
import { readImage } from './readImages.ts';

/** One gallery with its nodes. The printed one is kept for ever, so that the server's nodes come back as they were. */
export interface SlideSet {
  readonly images: readonly GalleryImage[];
  readonly slides: readonly HTMLElement[];
  readonly thumbnails: readonly HTMLElement[];
  /** Everything in the slider and in the strip, white space included. */
  readonly slideNodes: readonly Node[];
  readonly thumbnailNodes: readonly Node[];
}

/** The set that the server printed. */
export function readPrintedSet({ slider, strip }: GalleryNodes, source: ImageSource): SlideSet {
  const slides = [...slider.querySelectorAll<HTMLElement>(`:scope > .${SLIDE_CLASS}`)];
  const thumbnails = [...strip.querySelectorAll<HTMLElement>(`:scope > .${THUMBNAIL_CLASS}`)];
  return {
    images: slides.map((slide, place) => readImage(slide, thumbnails[place], source)),
    slides,
    thumbnails,
    slideNodes: [...slider.childNodes],
    thumbnailNodes: [...strip.childNodes],
  };
}
