/** Side of the picture at which the thumbnails stand. */
export type Side = 'bottom' | 'left' | 'right';

/** The sides on wide screens and at 768 px or narrower. */
export interface ThumbnailPlace {
  readonly wide: Side;
  readonly narrow: Side;
}

const SIDES: readonly Side[] = ['bottom', 'left', 'right'];

function toSide(word: string | undefined): Side | undefined {
  return SIDES.find((side) => side === word);
}

/**
 * Where the thumbnails stand. The class `…-position-left-bottom` says both sides and wins over the settings, which the
 * server prints wrong beside it; without such a class the settings speak for wide screens and narrow ones have them
 * at the bottom.
 */
export function readThumbnailPlace(
  classes: Iterable<string>,
  settings: { readonly position: Side; readonly isVertical: boolean; readonly prefix: string },
): ThumbnailPlace {
  for (const name of classes) {
    if (!name.startsWith(settings.prefix)) continue;
    const [wide, narrow] = name.slice(settings.prefix.length).split('-');
    return { wide: toSide(wide) ?? 'bottom', narrow: toSide(narrow) ?? 'bottom' };
  }
  const wide = settings.position === 'bottom' && settings.isVertical ? 'left' : settings.position;
  return { wide, narrow: 'bottom' };
}
