import type { GalleryImage } from '../model/galleryImage.ts';
import { buildImage, buildSlide, buildThumbnail } from './buildSlide.ts';
import type { GalleryNodes } from './galleryNodes.ts';
import type { SlideSet } from './slideSet.ts';

/** The set of other images; the first one's `img` is handed in because it has been loading already. */
export function buildSet(
  page: Document,
  images: readonly GalleryImage[],
  { first, boxWidth }: { readonly first: HTMLImageElement; readonly boxWidth: number },
): SlideSet {
  const slides = images.map((image, place) =>
    buildSlide(page, image, place === 0 ? first : buildImage(page, image, { boxWidth, priority: 'lazy' })),
  );
  const thumbnails = images.length > 1 ? images.map((image) => buildThumbnail(page, image)) : [];
  return { images, slides, thumbnails, slideNodes: slides, thumbnailNodes: thumbnails };
}

/** Puts a set on display; its nodes replace those of another. */
export function placeSet({ slider, strip }: GalleryNodes, set: SlideSet): void {
  slider.replaceChildren(...set.slideNodes);
  strip.replaceChildren(...set.thumbnailNodes);
}
