import type { Environment } from '@hadaya/core';
import { releaseImage } from '@hadaya/core/releaseImage';
import { type GalleryImage, readSources } from '../images/index.ts';
import type { Gallery } from '../state/index.ts';

/** Images loaded ahead in this page view. */
const loaded = new Set<string>();

/** The keys that a budget still allows, each once a page view. */
export function takeFromBudget(seen: Set<string>, wanted: readonly string[], limit: number): string[] {
  const taken: string[] = [];
  for (const key of wanted) {
    if (key === '' || seen.has(key) || seen.size >= limit) continue;
    seen.add(key);
    taken.push(key);
  }
  return taken;
}

/** What is on its way, and by their addresses the pictures that nobody has reached for yet. */
const coming = new Set<Promise<void>>();
const spare = new Map<string, HTMLImageElement>();

/** Resolves when a picture has come or has failed. */
export function whenDone(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) picture.addEventListener(type, () => resolve(), { once: true });
  });
}

/** Resolves when nothing that is loaded ahead is on its way any more. */
export async function whenPicturesCame(): Promise<void> {
  while (coming.size > 0) await Promise.all(coming);
}

/** Lets go of what nobody has reached for, so that a picture that is wanted has the line to itself; it may be asked for again. */
export function dropSpare(wanted: string | null): void {
  for (const [address, picture] of spare) {
    if (address === wanted) continue;
    loaded.delete(address);
    // To the browser a picture that has failed.
    picture.srcset = picture.src = '';
  }
}

/** Asks for the file of an image, the same that would be shown in a box of this width; nothing of it is put into the page. */
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

/** Begins to load a picture ahead, in the size in which it would be shown. */
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
 * Loads images ahead in the size in which they would be shown: each once a page view, and no more than the owner allows.
 * What is `spare`, because nobody has reached for it, leaves half of that to what somebody reaches for, and gives way to a press.
 */
export function loadPictures(
  images: readonly GalleryImage[],
  gallery: Pick<Gallery, 'context' | 'readWidth'>,
  priority: 'high' | 'low' | 'spare',
): void {
  const { preloadLimit } = gallery.context.settings;
  const wanted = takeFromBudget(
    loaded,
    images.map(({ src }) => src),
    priority === 'spare' ? Math.ceil(preloadLimit / 2) : preloadLimit,
  );
  for (const image of images) {
    if (!wanted.includes(image.src)) continue;
    if (priority === 'high') dropSpare(image.src);
    startPicture(image, gallery, priority);
  }
}
