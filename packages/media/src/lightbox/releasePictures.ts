import { releaseImage } from '@hadaya/core/releaseImage';
import type PhotoSwipe from 'photoswipe';

/**
 * Lets the browser forget pictures that PhotoSwipe loads and never puts on a slide: the neighbours of a lightbox that
 * closes before they are decoded. Call it before `init`. `contentDestroy` is not told while PhotoSwipe itself goes,
 * so those that are left are released with `destroy`.
 */
export function releasePictures(photoSwipe: PhotoSwipe): void {
  const made = new Set<HTMLImageElement>();
  photoSwipe.on('contentLoadImage', ({ content: { element } }) => {
    if (element instanceof HTMLImageElement) made.add(element);
  });
  photoSwipe.on('contentDestroy', ({ content: { element } }) => {
    if (element instanceof HTMLImageElement && made.delete(element)) releaseImage(element);
  });
  photoSwipe.on('destroy', () => made.forEach(releaseImage));
}
