/** The vertical measures of a box, as CSS writes them. */
export type BoxSize = Readonly<Record<string, string>>;

const MEASURES = [
  'height',
  'minHeight',
  'paddingBlockStart',
  'paddingBlockEnd',
  'marginBlockStart',
  'marginBlockEnd',
  'borderBlockStartWidth',
  'borderBlockEndWidth',
] as const;

/** A box that takes no room. */
export const NO_SIZE: BoxSize = Object.fromEntries(MEASURES.map((name) => [name, '0px']));

/** How high a box is now, in the middle of an animation too. */
export function measureBox(box: HTMLElement): BoxSize {
  const computed = getComputedStyle(box);
  return Object.fromEntries(MEASURES.map((name) => [name, computed[name]]));
}

/** Runs a box from one size to another and holds it there until it is cancelled. Writes no style attribute. */
export function animateBox(box: HTMLElement, from: BoxSize, to: BoxSize, duration: number): Animation {
  const clipped = { overflow: 'hidden' };
  return box.animate(
    [
      { ...from, ...clipped },
      { ...to, ...clipped },
    ],
    { duration, easing: 'ease', fill: 'forwards' },
  );
}
