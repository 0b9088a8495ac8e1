import { keepAttributes, listen } from '@hadaya/core';
import type { Stage } from './stage.ts';

const BOX = '.wvg-single-gallery-image-container';

/** Without a source, or done without a size. A drawing may have no size of its own, so the browser has the last word. */
async function isBroken(image: HTMLImageElement): Promise<boolean> {
  if (!image.getAttribute('src')) return true;
  if (!image.complete || image.naturalWidth > 0) return false;
  return image.decode().then(
    () => false,
    () => true,
  );
}

/**
 * Marks the box of an image that cannot be shown, so that the style sheet puts its text and thumbnail in its place.
 * Returns the function that looks through images which failed before anyone listened.
 */
export function markBrokenImages({ nodes, getSet, context }: Stage): () => void {
  const { signal, environment } = context;
  const { slider } = nodes;
  const { window: page } = environment;
  const findThumbnail = (image: HTMLImageElement) => {
    const place = getSet().slides.findIndex((slide) => slide.contains(image));
    return getSet().images[place]?.thumbnail ?? '';
  };
  const mark = (image: HTMLImageElement) => {
    const box = image.closest<HTMLElement>(BOX);
    if (!box || box.hasAttribute('data-broken') || signal.aborted) return;
    keepAttributes(box, signal)({ 'data-broken': image.alt, style: box.getAttribute('style') });
    const thumbnail = findThumbnail(image);
    if (thumbnail !== '') box.style.setProperty('--hadaya-broken-image', `url(${JSON.stringify(thumbnail)})`);
  };
  const onError = (event: Event) => {
    if (event.target instanceof page.HTMLImageElement) mark(event.target);
  };
  listen(slider, 'error', onError, { signal, capture: true });
  return () => {
    for (const image of slider.querySelectorAll('img')) void isBroken(image).then((broken) => broken && mark(image));
  };
}
