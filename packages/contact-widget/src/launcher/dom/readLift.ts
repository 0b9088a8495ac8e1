/** A box on the screen in CSS pixels, from the upper left corner of the window. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A box of the page that may lie over the widget's corner. */
export interface Bar extends Box {
  /** A consent box is avoided also where it floats near the edge, and so is a button; any other thing has to touch it. */
  readonly isConsent: boolean;
}

/** Where the widget stands by itself, and how high the window is. */
export interface Corner extends Pick<Box, 'left' | 'right' | 'bottom'> {
  readonly height: number;
}

const TOUCH_PX = 2;
const FLOAT_PX = 48;
/** A thing of at most this width and height is a button of another plugin: a switch for dark colours, another chat. */
const BUTTON_PX = 120;
/** What the widget needs between such a button and the edge, or what stands there, so as not to lie over it: 54 px and a margin. */
const ROOM_PX = 80;
/** Room kept beside the widget: a shadow, a badge. */
const MARGIN_PX = 8;

/** Something higher than that is no bar: a menu, a dialog, a gate before the page. */
const MOST = 0.6;

/** Whether a box is as small as a button of a page's corner. */
export const isButton = ({ left, right, top, bottom }: Box): boolean =>
  right - left <= BUTTON_PX && bottom - top <= BUTTON_PX;

/** How far above the edge something may float and be in the way. */
function readReach(bar: Bar): number {
  if (isButton(bar)) return ROOM_PX;
  return bar.isConsent ? FLOAT_PX : TOUCH_PX;
}

/**
 * How far up the widget has to go to stand above the bars and buttons at the window's lower edge, and those that stand on them;
 * 0 when none is in its way.
 */
export function readLift(bars: readonly Bar[], { left, right, bottom, height }: Corner): number {
  let edge = height;
  for (const bar of [...bars].sort((one, other) => other.bottom - one.bottom)) {
    const isBeside = bar.right <= left - MARGIN_PX || bar.left >= right + MARGIN_PX;
    const isAway = bar.bottom < edge - readReach(bar) || bar.top >= edge;
    if (!isBeside && !isAway && height - bar.top <= height * MOST) edge = bar.top;
  }
  return bottom > edge - MARGIN_PX ? Math.max(0, Math.round(height - edge)) : 0;
}
