import type { LightboxItem } from '../lightboxOptions.ts';

/** A size in pixels; 0 where it is not known. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Picture = Pick<LightboxItem, 'src' | 'width' | 'height' | 'srcset'>;

/** How far sizes that were rounded to pixels may differ in shape. */
const ROUNDED = 0.02;
const DRAWING = /\.svg(?:$|[?#])/i;
/** A drawing is sharp at any size: as large as pictures of shops are. */
const DRAWING_SIDE = 2000;

function isKnown({ width, height }: PictureSize): boolean {
  return width > 0 && height > 0;
}

/** Whether two sizes have one shape. */
function hasShapeOf(one: PictureSize, other: PictureSize): boolean {
  return Math.abs((one.width * other.height) / (one.height * other.width) - 1) < ROUNDED;
}

/** Width of the largest file of a `srcset`; 0 when it names none. */
export function largestWidth(srcset = ''): number {
  return Math.max(0, ...[...srcset.matchAll(/\s(\d+)w\s*(?:,|$)/g)].map(([, width]) => Number(width)));
}

/**
 * The box in which a picture is shown until it is there: whatever is printed of it may be wrong, so that it gets all its room,
 * and stands inside in its own shape. What it may not be is larger than its longest side.
 */
export function boxBefore(picture: Picture, room: PictureSize): PictureSize {
  const printed = Math.max(picture.width, picture.height, largestWidth(picture.srcset));
  const most = printed > 0 && !DRAWING.test(picture.src) ? printed : Number.POSITIVE_INFINITY;
  return { width: Math.min(room.width, most), height: Math.min(room.height, most) };
}

/**
 * The size of a picture that is there: the printed one if it has the picture's shape, else the picture's own, turned as its camera
 * says. A browser tells of a file from a `srcset` only how large it shows it, so that the names there count.
 */
export function trueSize(picture: Picture, own: PictureSize): PictureSize | undefined {
  if (!isKnown(own)) return undefined;
  if (isKnown(picture) && hasShapeOf(picture, own)) return { width: picture.width, height: picture.height };
  const longest = DRAWING.test(picture.src) ? DRAWING_SIDE / Math.max(own.width, own.height) : 0;
  const scale = Math.max(longest, 1, largestWidth(picture.srcset) / own.width);
  return { width: Math.round(own.width * scale), height: Math.round(own.height * scale) };
}
