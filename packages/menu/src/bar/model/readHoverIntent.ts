export interface PointerPosition {
  /** The innermost branch under the pointer. */
  readonly around: number | undefined;
  readonly openBranches: readonly number[];
  /**
   * True if the pointer has left the innermost open branch, but is moving towards that branch's submenu or is on an
   * item that contains the branch. No other branch opens then, and the open one closes only after the closing delay.
   */
  readonly isLeaving: boolean | undefined;
  /** The branch that Escape closed while the pointer was on it; it stays closed until the pointer leaves it. */
  readonly dismissed: number | undefined;
}

/**
 * Intent derived from the pointer: `'close'` closes open branches that are not under it, a number opens the branch with
 * this id, and `undefined` changes nothing.
 */
export type HoverIntent = 'close' | number | undefined;

export function readHoverIntent({ around, openBranches, isLeaving, dismissed }: PointerPosition): HoverIntent {
  if (isLeaving) return 'close';
  if (around === undefined) return openBranches.length > 0 ? 'close' : undefined;
  return openBranches.includes(around) || around === dismissed ? undefined : around;
}

/** A point in CSS pixels of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Edges of a box in CSS pixels of the viewport. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function isLeftOf(point: Point, from: Point, to: Point): boolean {
  return (to.x - from.x) * (point.y - from.y) > (to.y - from.y) * (point.x - from.x);
}

/**
 * Checks whether a pointer that left its item at `from` and is now at `point` is moving into the open submenu, that is,
 * whether `point` is inside a triangle between `from` and an edge of the submenu.
 */
export function isOnTheWay(point: Point, from: Point, { left, right, top, bottom }: Box): boolean {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return corners.some((first, index) => {
    const second = corners.at(index - 1) ?? first;
    const side = isLeftOf(point, from, first);
    return side === isLeftOf(point, first, second) && side === isLeftOf(point, second, from);
  });
}
