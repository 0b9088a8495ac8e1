const TARGETS =
  'a[href], button, input, select, textarea, summary, [tabindex], [role="button"], [role="link"], [role="tab"], [role="radio"], [role="option"]';
const LEAST_PX = 24;

const centreOf = ({ left, top, width, height }: DOMRect) => new DOMPoint(left + width / 2, top + height / 2);
const isSmall = ({ width, height }: DOMRect) => width < LEAST_PX || height < LEAST_PX;

/** Returns the distance from a point to a box in CSS pixels; 0 inside the box. */
function distanceTo({ left, right, top, bottom }: DOMRect, { x, y }: DOMPoint): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * Returns the distance from a small target's centre to another target. If the other target is small too, measures to
 * the circle around its centre.
 */
function gapBetween(box: DOMRect, other: DOMRect): number {
  const middle = centreOf(box);
  const gap = distanceTo(other, middle);
  if (!isSmall(other)) return gap;
  const { x, y } = centreOf(other);
  return Math.min(gap, Math.hypot(middle.x - x, middle.y - y) - LEAST_PX / 2);
}

/**
 * Describes the areas of a large target that other targets cover. Returns an empty string if an uncovered strip along
 * one side is large enough.
 */
function describeCover(box: DOMRect, over: readonly DOMRect[]): string {
  if (over.length === 0) return '';
  const edge = (pick: (one: DOMRect) => number, choose: (...all: number[]) => number) => choose(...over.map(pick));
  const widest = Math.max(
    edge(({ left }) => left, Math.min) - box.left,
    box.right - edge(({ right }) => right, Math.max),
  );
  const highest = Math.max(
    edge(({ top }) => top, Math.min) - box.top,
    box.bottom - edge(({ bottom }) => bottom, Math.max),
  );
  if (widest > LEAST_PX || highest > LEAST_PX) return '';
  const sides = over.map(({ left, top, right, bottom }) =>
    [left - box.left, top - box.top, right - box.left, bottom - box.top].map(Math.round).join(),
  );
  return `${Math.round(box.width)} ${Math.round(box.height)} under ${sides.sort().join(' ')}`;
}

/**
 * Creates a function that describes a target's size and its distance from other targets; all large, free targets get
 * the same description.
 */
export function createTargetReader(): (element: Element) => string {
  const all = [...document.querySelectorAll(TARGETS)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  return (element) => {
    if (!element.matches(TARGETS)) return '';
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return 'no box';
    const others = all
      .filter((other) => !other.element.contains(element) && !element.contains(other.element))
      .map((other) => other.box);
    if (isSmall(box)) {
      const gaps = others.map((other) => gapBetween(box, other));
      return `small ${Math.round(Math.min(LEAST_PX / 2, ...gaps))}`;
    }
    const isOver = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return describeCover(box, others.filter(isOver));
  };
}
