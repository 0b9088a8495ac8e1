import type { ZoomPoint } from '../state/index.ts';

/** A size in pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The rectangle of the large picture in the box, in pixels from the box's top-left corner. */
export interface ZoomFrame extends Extent {
  readonly left: number;
  readonly top: number;
}

function shift(point: number, inner: number, outer: number): number {
  return inner <= outer ? (outer - inner) / 2 : -(inner - outer) * Math.min(Math.max(point, 0), 1);
}

/**
 * Returns the rectangle of the large picture at its own size times `magnify`, moved so that `point` is at the same
 * relative position in the picture and the box.
 */
export function frameZoom(full: Extent, box: Extent, point: ZoomPoint, magnify: number): ZoomFrame {
  const width = full.width * magnify;
  const height = full.height * magnify;
  return { width, height, left: shift(point.x, width, box.width), top: shift(point.y, height, box.height) };
}
