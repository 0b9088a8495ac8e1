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
 * Whether a pointer that left its item at `from` and is now at `point` is on its way into the open submenu: it is
 * inside one of the triangles between the exit point and the submenu's edges.
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
