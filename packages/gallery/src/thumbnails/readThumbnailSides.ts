export type Side = 'bottom' | 'left' | 'right';

/** The sides on wide screens and on screens up to 768 px. */
export interface ThumbnailSides {
  readonly wide: Side;
  readonly narrow: Side;
}

const SIDES: readonly Side[] = ['bottom', 'left', 'right'];

/**
 * Reads the position of the thumbnails. The class `…-position-left-bottom` names the sides for wide and for narrow
 * screens. It overrides the settings, which the server prints incorrectly when the class is present. Without the class,
 * the settings apply to wide screens, and narrow screens show the thumbnails at the bottom.
 */
export function readThumbnailSides(
  classes: Iterable<string>,
  settings: { readonly thumbnailPosition: Side; readonly isVertical: boolean; readonly positionPrefix: string },
): ThumbnailSides {
  const { thumbnailPosition: position, isVertical, positionPrefix: prefix } = settings;
  const name = [...classes].find((one) => one.startsWith(prefix));
  const said = name?.slice(prefix.length).split('-') ?? [position === 'bottom' && isVertical ? 'left' : position];
  const [wide = 'bottom', narrow = 'bottom'] = [0, 1].map((at) => SIDES.find((side) => side === said[at]));
  return { wide, narrow };
}
