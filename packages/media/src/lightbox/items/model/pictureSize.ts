import type { LightboxItem } from '../lightboxItem.ts';

/** A size in pixels; 0 when unknown. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Picture = Pick<LightboxItem, 'src' | 'width' | 'height' | 'srcset'>;

/** A large picture and, if the page shows a smaller version, that version. */
export type ShownPicture = Picture & Pick<LightboxItem, 'shown'>;

/**
 * Returns the space that the bar and the footer need in a window of this height, in pixels; must match
 * `styles/dialog.css`.
 */
export function padRoom({ y }: { readonly y: number }) {
  return { top: 64, bottom: y > 480 ? 132 : 72, left: 0, right: 0 };
}

export function readRoom({ innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>): PictureSize {
  const { top, bottom } = padRoom({ y: innerHeight });
  return { width: innerWidth, height: innerHeight - top - bottom };
}

/** Tolerance when comparing aspect ratios, because sizes have been rounded to pixels. */
const ROUNDED = 0.02;
const DRAWING = /\.svg(?:$|[?#])/i;
/** Longest side, in pixels, to which a smaller SVG is enlarged, because an SVG is sharp at any size. */
const DRAWING_SIDE = 2000;

function isKnown({ width, height }: PictureSize): boolean {
  return width > 0 && height > 0;
}

function hasShapeOf(one: PictureSize, other: PictureSize): boolean {
  return Math.abs((one.width * other.height) / (one.height * other.width) - 1) < ROUNDED;
}

/** Returns the width of the largest file in a `srcset`; 0 if it gives no widths. */
export function largestWidth(srcset = ''): number {
  return Math.max(0, ...[...srcset.matchAll(/\s(\d+)w\s*(?:,|$)/g)].map(([, width]) => Number(width)));
}

/** Returns the longest side of a picture before it has loaded; infinite if it is unknown or the picture is an SVG. */
export function mostSide({ src, width, height, srcset }: Picture): number {
  const printed = Math.max(width, height, largestWidth(srcset));
  return printed > 0 && !DRAWING.test(src) ? printed : Number.POSITIVE_INFINITY;
}

/**
 * Returns the box for a picture that has not loaded. The printed size may be wrong, so the box takes all available
 * space, and the picture keeps its own aspect ratio inside the box. The box is never larger than the picture's longest
 * side.
 */
export function boxBefore(picture: Picture, room: PictureSize): PictureSize {
  const most = mostSide(picture);
  return { width: Math.min(room.width, most), height: Math.min(room.height, most) };
}

/**
 * Returns the size of a picture before it has loaded: the printed size if the page's picture has the same aspect ratio,
 * otherwise the size of the box.
 */
export function sizeBefore(picture: ShownPicture, room: PictureSize): PictureSize {
  const { shown, width, height } = picture;
  const isRight = shown && isKnown(shown) && isKnown(picture) && hasShapeOf(picture, shown);
  return isRight ? { width, height } : boxBefore(picture, room);
}

/** Returns a picture's width in its space, in whole pixels; a picture is never enlarged. */
export function fitWidth({ width, height }: PictureSize, room: PictureSize): number {
  return Math.round(width * Math.min(1, room.width / width, room.height / height));
}

/**
 * Returns the size of a loaded picture: the printed size if the aspect ratio matches, otherwise the natural size, with
 * EXIF orientation applied. For a file from a `srcset`, the browser reports only the displayed size, so the width
 * descriptors decide.
 */
export function trueSize(picture: Picture, own: PictureSize): PictureSize | undefined {
  if (!isKnown(own)) return undefined;
  if (isKnown(picture) && hasShapeOf(picture, own)) return { width: picture.width, height: picture.height };
  const longest = DRAWING.test(picture.src) ? DRAWING_SIDE / Math.max(own.width, own.height) : 0;
  const scale = Math.max(longest, 1, largestWidth(picture.srcset) / own.width);
  return { width: Math.round(own.width * scale), height: Math.round(own.height * scale) };
}
