import { keepAttributes, listen } from '@hadaya/core';
import { isStandIn } from '../images/index.ts';
import { adoptStyles, type SlideSet } from '../markup/index.ts';
import type { Gallery } from '../state/index.ts';
import styles from '../styles/broken.css?inline';

const BOX = '.wvg-single-gallery-image-container';

/** Without a source, or done without a size. A drawing may have no size of its own, so the browser has the last word. */
async function isBroken(image: HTMLImageElement): Promise<boolean> {
  if (!image.getAttribute('src')) return !isStandIn(image);
  if (!image.complete || image.naturalWidth > 0) return false;
  return image.decode().then(
    () => false,
    () => true,
  );
}

/** A first image that came on display before it has arrived has its thumbnail behind it until it does. */
function markLate({ images, slides }: SlideSet): void {
  const picture = slides[0]?.querySelector('img');
  const box = picture?.closest<HTMLElement>(BOX);
  if (!picture || !box || picture.complete || !images[0]?.thumbnail) return;
  box.dataset.late = '';
  box.style.setProperty('--hadaya-broken-image', `url(${JSON.stringify(images[0].thumbnail)})`);
  picture.addEventListener('load', () => box.removeAttribute('data-late'), { once: true });
}

/**
 * Marks the box of an image that cannot be shown or is late, so that the style sheet puts its text and thumbnail in its
 * place: now, and whenever another set comes on display.
 */
export function markPictures({ nodes, store, context }: Gallery): void {
  adoptStyles(nodes.wrapper.getRootNode(), styles);
  const { signal, environment } = context;
  const { slider } = nodes;
  const { window: page } = environment;
  const findThumbnail = (image: HTMLImageElement) => {
    const { slides, images } = store.getState().set;
    return images[slides.findIndex((slide) => slide.contains(image))]?.thumbnail ?? '';
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
  // What a lazy-load plugin brings late was missing before.
  const onLoad = ({ target }: Event) =>
    target instanceof Element && target.closest(BOX)?.removeAttribute('data-broken');
  listen(slider, 'error', onError, { signal, capture: true });
  listen(slider, 'load', onLoad, { signal, capture: true });
  let seen: object | undefined;
  const look = () => {
    const { set, cause } = store.getState();
    if (set === seen) return;
    seen = set;
    if (cause) markLate(set);
    const pictures = set.slides.flatMap((slide) => [...slide.querySelectorAll('img')]);
    for (const picture of pictures) void isBroken(picture).then((broken) => broken && mark(picture));
  };
  store.subscribe(look, signal);
  look();
}
