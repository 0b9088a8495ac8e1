/** Dimensions of the window and the launcher, in pixels. */
export interface ListRoom {
  readonly width: number;
  readonly height: number;
  /** Diameter of a channel's disc. */
  readonly size: number;
  /** Distance of the launcher from the window's lower edge and from its side of the window. */
  readonly bottom: number;
  readonly side: number;
  readonly isHorizontal: boolean;
}

const GAP = 8;
const MARGIN = 24;

const fit = (length: number, size: number) => Math.max(0, Math.floor((length - MARGIN) / (size + GAP)));

/**
 * Returns whether the given number of channels fits beside the launcher in rows and columns. A vertical list starts
 * above the launcher, a horizontal one beside it; both wrap.
 */
export function fitsWindow(count: number, { width, height, size, bottom, side, isHorizontal }: ListRoom): boolean {
  const isVertical = !isHorizontal;
  const rows = fit(height - bottom - (isVertical ? size + GAP : 0), size);
  const columns = fit(width - side - (isVertical ? 0 : size + GAP + side), size);
  return count <= rows * columns;
}
