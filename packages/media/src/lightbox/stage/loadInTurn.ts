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

/**
 * Has the picture that is looked at come alone: PhotoSwipe asks for its neighbours at once, which would share the line with
 * it. They are asked for when it is there or cannot be had, or when one of them is looked at. Call it before `init`.
 */
export function loadInTurn(photoSwipe: PhotoSwipe, onLoading: (isLoading: boolean) => void): void {
  type Content = NonNullable<PhotoSwipe['currSlide']>['content'];
  const waiting = new Set<Content>();
  let isFree = false;
  const release = () => {
    isFree = true;
    for (const content of waiting) {
      waiting.delete(content);
      content.loadImage(false);
    }
  };
  const tell = () => onLoading(photoSwipe.currSlide?.content.isLoading() ?? false);
  photoSwipe.on('contentLoadImage', (event) => {
    if (isFree || event.content.index === photoSwipe.currIndex) return;
    waiting.add(event.content);
    event.preventDefault();
  });
  photoSwipe.on('change', () => {
    const { content } = photoSwipe.currSlide ?? {};
    if (content && waiting.delete(content)) content.loadImage(false);
    tell();
  });
  photoSwipe.on('loadComplete', ({ slide }) => {
    if (slide !== photoSwipe.currSlide) return;
    release();
    tell();
  });
}
