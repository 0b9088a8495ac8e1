import type PhotoSwipe from 'photoswipe';
import { isFilm, type LightboxItem, trueSize } from '../items/index.ts';

type Slide = NonNullable<PhotoSwipe['currSlide']>;

/** Returns whether the size changed. */
function setTrueSize(slide: Slide, item: LightboxItem | undefined): boolean {
  const { element } = slide.content;
  if (!(element instanceof HTMLImageElement) || !element.complete || !item || isFilm(item)) return false;
  const size = trueSize(item, { width: element.naturalWidth, height: element.naturalHeight });
  if (!size || (slide.width === size.width && slide.height === size.height)) return false;
  for (const target of [slide, slide.content, slide.data]) Object.assign(target, size);
  return true;
}

/**
 * Corrects the sizes of pictures in place: when they load, and when a slide gets a picture that has already loaded, for
 * which PhotoSwipe fires no event. `items` are in PhotoSwipe's order. Must be called before `init`.
 */
export function fitPictures(photoSwipe: PhotoSwipe, items: readonly LightboxItem[]): void {
  // PhotoSwipe stretches the small picture to the box's full width. This listener sets it to the displayed size of the
  // large picture instead.
  photoSwipe.on('contentResize', ({ content: { placeholder }, width, height }) => {
    if (placeholder?.element)
      Object.assign(placeholder.element.style, { width: `${width}px`, height: `${height}px`, transform: '' });
  });
  photoSwipe.on('slideInit', ({ slide }) => void setTrueSize(slide, items[slide.index]));
  photoSwipe.on('loadComplete', ({ slide }) => {
    if (setTrueSize(slide, items[slide.index])) slide.resize();
  });
}
