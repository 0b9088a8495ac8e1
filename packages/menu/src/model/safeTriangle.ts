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

const TOLERANCE_PX = 8;

function isLeftOf(point: Point, from: Point, to: Point): boolean {
  return (to.x - from.x) * (point.y - from.y) > (to.y - from.y) * (point.x - from.x);
}

/** The two corners of the box's edge that faces a point. */
function facingEdge({ x, y }: Point, { left, right, top, bottom }: Box): readonly [Point, Point] {
  const isBeside = y > top && y < bottom;
  const near = isBeside ? (x <= left ? left : right) : y <= top ? top : bottom;
  const [from, to] = isBeside ? [top, bottom] : [left, right];
  const corner = (far: number) => (isBeside ? { x: near, y: far } : { x: far, y: near });
  return [corner(from - TOLERANCE_PX), corner(to + TOLERANCE_PX)];
}

/**
 * Whether a pointer that left its item at `from` and is now at `point` is on its way into the open submenu: it is
 * inside the triangle between the exit point and the submenu's facing edge.
 */
export function isOnTheWay(point: Point, from: Point, submenu: Box): boolean {
  const [first, second] = facingEdge(from, submenu);
  const side = isLeftOf(point, from, first);
  return side === isLeftOf(point, first, second) && side === isLeftOf(point, second, from);
}
