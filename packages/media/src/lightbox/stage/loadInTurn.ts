import { releaseImage } from '@hadaya/core/releaseImage';
import type PhotoSwipe from 'photoswipe';

/**
 * Frees pictures that PhotoSwipe loads but never puts on a slide: the neighbours in a lightbox that closes before they
 * are decoded. Must be called before `init`. PhotoSwipe fires no `contentDestroy` during its own destruction, so the
 * remaining pictures are released on `destroy`.
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
 * Loads the current picture before its neighbours, which PhotoSwipe would otherwise request at the same time. The
 * neighbours are requested when the current picture has loaded or failed, or when a neighbour becomes current. Must be
 * called before `init`.
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
