import { releaseImage } from '@hadaya/core/releaseImage';
import { buildImage } from '../gallery/buildSlide.ts';
import type { Gallery } from '../gallery/gallery.ts';
import type { GalleryImage } from '../gallery/galleryImage.ts';

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

/** Loads images ahead in the size in which they would be shown: each once a page view, and no more than the owner allows. */
export function loadPictures(
  images: readonly GalleryImage[],
  { context, readWidth }: Pick<Gallery, 'context' | 'readWidth'>,
  fetchPriority: 'high' | 'low',
): void {
  const wanted = takeFromBudget(
    loaded,
    images.map(({ src }) => src),
    context.settings.preloadLimit,
  );
  const boxWidth = readWidth();
  for (const image of images.filter(({ src }) => wanted.includes(src))) {
    const picture = buildImage(
      context.environment.document,
      { ...image, src: '', srcset: '' },
      { boxWidth, priority: 'high' },
    );
    picture.fetchPriority = fetchPriority;
    if (image.srcset !== '') {
      picture.sizes = `${Math.round(boxWidth)}px`;
      picture.srcset = image.srcset;
    }
    picture.src = image.src;
    releaseImage(picture);
  }
}
