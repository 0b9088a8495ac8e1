import { childController, keepAttributes, listen } from '@hadaya/core';
import { isSameShape, isStandIn, type Picture } from '../images/index.ts';
import type { GalleryNodes, PrintedSet } from '../markup/index.ts';

const RATIO = '--hadaya-gallery-ratio';

type Size = Pick<Picture, 'width' | 'height'>;

function readOwnSize(image: HTMLImageElement): Size | undefined {
  const { complete, naturalWidth: width, naturalHeight: height } = image;
  return complete && width > 0 && height > 0 && !isStandIn(image) ? { width, height } : undefined;
}

const DRAWING = /\.svg(?:$|[?#])/i;

/**
 * Returns the aspect ratio of the first printed image, which sets the shape of the box; empty while unknown. The
 * natural size of a loaded picture overrides the picture's attributes, because browsers show it in its natural shape.
 * An SVG may have no natural shape, so its natural size counts only if the image has no width and height attributes.
 */
function readRatio({ images, slides }: PrintedSet): string {
  const [first] = images;
  if (first?.video) return String(first.video.ratio);
  const image = slides[0]?.querySelector('img');
  const own = image ? readOwnSize(image) : undefined;
  const said: Size | undefined = first && first.width > 0 && first.height > 0 ? first : undefined;
  const isRight = said && (!own || DRAWING.test(image?.currentSrc ?? '') || isSameShape(said, own));
  const size = isRight ? said : own;
  return size ? `${size.width} / ${size.height}` : '';
}

/** Fixes the shape of the box and loads the first image immediately, regardless of the printed `loading` attribute. */
export function prepareFirstPaint({ wrapper }: GalleryNodes, printed: PrintedSet, signal: AbortSignal): void {
  const [image, ...others] = printed.slides.map((slide) => slide.querySelector('img'));
  if (image) keepAttributes(image, signal)({ loading: 'eager', fetchpriority: 'high' });
  // The other pictures load later. Writing their `loading` value unchanged records it, so that it can be restored when
  // the gallery ends.
  for (const other of others) if (other) keepAttributes(other, signal)({ loading: other.getAttribute('loading') });
  const write = keepAttributes(wrapper, signal);
  write({ style: wrapper.getAttribute('style') });
  const apply = () => {
    const ratio = readRatio(printed);
    if (ratio !== '') {
      wrapper.style.setProperty(RATIO, ratio);
      // The style sheet uses this attribute, because browsers would re-evaluate selectors for the style attribute on
      // each change.
      write({ 'data-hadaya-ratio': '' });
    }
    return ratio !== '' && image && readOwnSize(image) !== undefined;
  };
  if (apply()) return;
  // The picture's attributes may be wrong, and a placeholder may load first, so each load is checked until one reveals
  // the shape.
  const shaped = childController(signal);
  if (image) listen(image, 'load', () => apply() && shaped.abort(), { signal: shaped.signal });
}
