import type { GalleryImage, ImageSource } from '../images/index.ts';
import { buildSlide, buildThumbnail } from './buildSlide.ts';
import { readImageElement } from './readPrintedSet.ts';

const PREFIX = 'woo-variation-gallery';

function makeNode(page: Document, name: string, ...children: readonly Node[]): HTMLElement {
  const node = page.createElement('div');
  node.className = `${PREFIX}-${name}`;
  node.append(...children);
  return node;
}

/** Remembers where a node stood; returns the function that puts it back. */
function rememberPosition(node: Node): () => void {
  const mark = document.createComment('');
  node.parentNode?.insertBefore(mark, node);
  return () => mark.replaceWith(node);
}

function buildTrigger(page: Document): HTMLElement {
  const trigger = page.createElement('a');
  trigger.href = '#';
  trigger.className = `${PREFIX}-trigger ${PREFIX}-trigger-position-top-right`;
  return trigger;
}

/**
 * Gives a plain `data-hadaya="gallery"` element, which holds nothing but images (each inside a link to its large
 * picture, or alone), the frame that the plugin would have printed. The images are moved, not copied, and return to
 * their places when the signal aborts.
 */
export function buildFrame(element: HTMLElement, source: ImageSource, signal: AbortSignal): void {
  const page = element.ownerDocument;
  const pictures = [...element.querySelectorAll('img')];
  const images: GalleryImage[] = pictures.map((picture) => readImageElement(picture, source));
  // An image goes with the `picture` that chooses its file.
  const units = pictures.map((image) => image.closest('picture') ?? image);
  const restore = units.map(rememberPosition);
  const before = [...element.childNodes];
  const slides = images.flatMap((image, index) => {
    const unit = units[index];
    return unit ? [buildSlide(page, image, unit)] : [];
  });
  const thumbnails = images.length > 1 ? images.map((image) => buildThumbnail(page, image)) : [];
  const main = makeNode(page, 'slider-wrapper', buildTrigger(page), makeNode(page, 'slider', ...slides));
  const strip = makeNode(page, 'thumbnail-wrapper', makeNode(page, 'thumbnail-slider', ...thumbnails));
  element.replaceChildren(makeNode(page, 'container', main, strip));
  signal.addEventListener(
    'abort',
    () => {
      element.replaceChildren(...before);
      for (const putBack of restore) putBack();
    },
    { once: true },
  );
}
