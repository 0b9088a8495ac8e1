/** A box on the screen in CSS pixels, from the upper left corner of the window. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A box of the page that may lie over the widget's corner. */
export interface Bar extends Box {
  /** A consent box is avoided also where it floats near the edge; any other thing has to touch it. */
  readonly isConsent: boolean;
}

/** Where the widget stands by itself, and how high the window is. */
export interface Corner extends Pick<Box, 'left' | 'right' | 'bottom'> {
  readonly height: number;
}

const TOUCH_PX = 2;
const FLOAT_PX = 48;
/** Room kept beside the widget: a shadow, a badge. */
const MARGIN_PX = 8;

/** Something higher than that is no bar: a menu, a dialog, a gate before the page. */
const MOST = 0.6;

/**
 * How far up the widget has to go to stand above the bars at the window's lower edge, and those that stand on them; 0 when
 * none is in its way.
 */
export function readLift(bars: readonly Bar[], { left, right, bottom, height }: Corner): number {
  let edge = height;
  for (const bar of [...bars].sort((one, other) => other.bottom - one.bottom)) {
    const isBeside = bar.right <= left - MARGIN_PX || bar.left >= right + MARGIN_PX;
    const isAway = bar.bottom < edge - (bar.isConsent ? FLOAT_PX : TOUCH_PX) || bar.top >= edge;
    if (!isBeside && !isAway && height - bar.top <= height * MOST) edge = bar.top;
  }
  return bottom > edge - MARGIN_PX ? Math.max(0, Math.round(height - edge)) : 0;
}
