import type { Environment } from '@hadaya/core';
import { releaseImage } from '@hadaya/core/releaseImage';
import { type GalleryImage, readSources } from '../images/index.ts';
import type { Gallery } from '../state/index.ts';

/** Keys of the images preloaded in this page view. */
const loaded = new Set<string>();

export function takeFromBudget(seen: Set<string>, requested: readonly string[], limit: number): string[] {
  const taken: string[] = [];
  for (const key of requested) {
    if (key === '' || seen.has(key) || seen.size >= limit) continue;
    seen.add(key);
    taken.push(key);
  }
  return taken;
}

/**
 * `coming` contains all pictures that are loading. `spare` maps URLs to loading pictures that the visitor has shown no
 * intent to see yet.
 */
const coming = new Set<Promise<void>>();
const spare = new Map<string, HTMLImageElement>();

export function whenDone(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) picture.addEventListener(type, () => resolve(), { once: true });
  });
}

export async function whenPicturesCame(): Promise<void> {
  while (coming.size > 0) await Promise.all(coming);
}

/**
 * Cancels preloads of pictures that the visitor has shown no intent to see, so that the requested picture has the
 * connection to itself. The cancelled pictures may be requested again later.
 */
export function dropSpare(requested: string | null): void {
  for (const [address, picture] of spare) {
    if (address === requested) continue;
    loaded.delete(address);
    // The browser reports a cancelled picture as failed.
    picture.srcset = picture.src = '';
  }
}

/** Requests the image file that a box of this width would show; nothing is added to the page. */
export function requestPicture(
  image: GalleryImage,
  { window: page }: Pick<Environment, 'window'>,
  { boxWidth, priority }: { readonly boxWidth: number; readonly priority: 'high' | 'low' },
): HTMLImageElement {
  const picture = new page.Image();
  picture.decoding = 'sync';
  picture.fetchPriority = priority;
  Object.assign(picture, readSources(image, boxWidth));
  releaseImage(picture);
  return picture;
}

function startPicture(
  image: GalleryImage,
  { context, readWidth }: Pick<Gallery, 'context' | 'readWidth'>,
  priority: 'high' | 'low' | 'spare',
): void {
  const request = { boxWidth: readWidth(), priority: priority === 'high' ? priority : 'low' } as const;
  const picture = requestPicture(image, context.environment, request);
  if (priority === 'spare') spare.set(image.src, picture);
  const done = whenDone(picture).then(() => {
    coming.delete(done);
    spare.delete(image.src);
  });
  coming.add(done);
}

/**
 * Preloads images at the size at which they would be shown: each only once per page view, within the owner's limit.
 * `spare` is for pictures that the visitor has shown no intent to see: these may use half of the limit, and a press
 * cancels them.
 */
export function loadPictures(
  images: readonly GalleryImage[],
  gallery: Pick<Gallery, 'context' | 'readWidth'>,
  priority: 'high' | 'low' | 'spare',
): void {
  const { preloadLimit } = gallery.context.settings;
  const requested = takeFromBudget(
    loaded,
    images.map(({ src }) => src),
    priority === 'spare' ? Math.ceil(preloadLimit / 2) : preloadLimit,
  );
  for (const image of images) {
    if (!requested.includes(image.src)) continue;
    if (priority === 'high') dropSpare(image.src);
    startPicture(image, gallery, priority);
  }
}
