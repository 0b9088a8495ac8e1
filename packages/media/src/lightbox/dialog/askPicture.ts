import type { PageWindow } from '@hadaya/core';
import { releaseImage } from '@hadaya/core/releaseImage';
import { fitWidth, readRoom, type ShownPicture, sizeBefore } from '../items/index.ts';

/** The last request, kept because a press requests the picture before the click that opens the dialog. */
let last: { readonly src: string; readonly image: HTMLImageElement } | undefined;

/**
 * Requests a picture's large file before the lightbox, which will request the same file, has loaded. A repeated call
 * returns the same image, for which the dialog waits.
 */
export function askPicture(picture: ShownPicture, page: PageWindow): HTMLImageElement {
  if (last?.src === picture.src) return last.image;
  const image = new page.Image();
  last = { src: picture.src, image };
  image.decoding = 'sync';
  image.fetchPriority = 'high';
  const room = readRoom(page);
  if (picture.srcset) {
    image.sizes = `${fitWidth(sizeBefore(picture, room), room)}px`;
    image.srcset = picture.srcset;
  }
  image.src = picture.src;
  image.addEventListener('load', () => releaseImage(image), { once: true });
  const forget = () => {
    last = undefined;
  };
  image.addEventListener('error', forget, { once: true });
  return image;
}
