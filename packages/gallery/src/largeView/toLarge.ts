import type { ShownPicture } from '@hadaya/media/lightbox/dialog';
import type { GalleryImage } from '../images/index.ts';

export function toLarge(image: GalleryImage, onPage: HTMLImageElement | null | undefined): ShownPicture {
  const { src, width, height } = image.full.src === '' ? image : image.full;
  const isThere = onPage?.complete && onPage.naturalWidth > 0;
  return {
    src,
    width,
    height,
    ...(image.srcset === '' ? {} : { srcset: image.srcset }),
    ...(isThere && {
      shown: { src: onPage.currentSrc || onPage.src, width: onPage.naturalWidth, height: onPage.naturalHeight },
    }),
  };
}
