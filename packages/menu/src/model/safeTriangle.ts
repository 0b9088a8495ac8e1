/** A point or a rectangle in CSS pixels of the viewport. */
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

const TOLERANCE_PX = 8;

function isLeftOf(point: Point, from: Point, to: Point): boolean {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) > 0;
}

function isInTriangle(point: Point, corners: readonly [Point, Point, Point]): boolean {
  const [a, b, c] = corners;
  const sides = [isLeftOf(point, a, b), isLeftOf(point, b, c), isLeftOf(point, c, a)];
  return sides.every(Boolean) || sides.every((side) => !side);
}

/** The two corners of the box's edge that faces a point. */
function facingEdge(from: Point, box: Box): readonly [Point, Point] {
  const { left, right, top, bottom } = box;
  if (from.y <= top)
    return [
      { x: left - TOLERANCE_PX, y: top },
      { x: right + TOLERANCE_PX, y: top },
    ];
  if (from.y >= bottom)
    return [
      { x: left - TOLERANCE_PX, y: bottom },
      { x: right + TOLERANCE_PX, y: bottom },
    ];
  const x = from.x <= left ? left : right;
  return [
    { x, y: top - TOLERANCE_PX },
    { x, y: bottom + TOLERANCE_PX },
  ];
}

/**
 * Whether a pointer that left its item at `from` and is now at `point` is on its way into the open submenu: it is
 * inside the triangle between the exit point and the submenu's facing edge.
 */
export function isOnTheWay(point: Point, from: Point, submenu: Box): boolean {
  const [first, second] = facingEdge(from, submenu);
  return isInTriangle(point, [from, first, second]);
}
