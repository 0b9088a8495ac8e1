import { childController, keepAttributes, listen } from '@hadaya/core';
import { isSameShape, isStandIn, type Picture } from '../images/index.ts';
import type { GalleryNodes, PrintedSet } from '../markup/index.ts';

const RATIO = '--hadaya-gallery-ratio';

type Size = Pick<Picture, 'width' | 'height'>;

/** The size of a picture that is there; `undefined` while it is not, or something stands in its place. */
function readOwnSize(image: HTMLImageElement): Size | undefined {
  const { complete, naturalWidth: width, naturalHeight: height } = image;
  return complete && width > 0 && height > 0 && !isStandIn(image) ? { width, height } : undefined;
}

const DRAWING = /\.svg(?:$|[?#])/i;

/**
 * Width by height of the first printed image, which the box keeps for ever; empty when nothing tells it yet. A picture that
 * is there is right where its attributes are not: browsers show it in its own shape. A drawing may have none, so it is believed
 * only without them.
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

/** Fixes the shape of the box and has the first image loaded now, whatever the server wrote. */
export function prepareFirstPaint({ wrapper }: GalleryNodes, printed: PrintedSet, signal: AbortSignal): void {
  const [image, ...others] = printed.slides.map((slide) => slide.querySelector('img'));
  if (image) keepAttributes(image, signal)({ loading: 'eager', fetchpriority: 'high' });
  // The neighbours of the slide in view are woken later, printed or not; the printed ones are on loan from here on.
  for (const other of others) if (other) keepAttributes(other, signal)({ loading: other.getAttribute('loading') });
  const write = keepAttributes(wrapper, signal);
  write({ style: wrapper.getAttribute('style') });
  const apply = () => {
    const ratio = readRatio(printed);
    if (ratio !== '') {
      wrapper.style.setProperty(RATIO, ratio);
      // For the sheet: rules that ask for something in a style attribute are asked again at every change of any of them.
      write({ 'data-hadaya-ratio': '' });
    }
    return ratio !== '' && image && readOwnSize(image) !== undefined;
  };
  if (apply()) return;
  // Its attributes may be wrong; what stands in its place until a script comes may load before it.
  const shaped = childController(signal);
  if (image) listen(image, 'load', () => apply() && shaped.abort(), { signal: shaped.signal });
}
