/** A box on screen in CSS pixels, measured from the top left corner of the window. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A box on the page that may overlap the widget. */
export interface Bar extends Box {
  /**
   * True for a consent banner. The widget avoids banners and buttons even if they float above the edge, and other
   * elements only if they touch it.
   */
  readonly isConsent: boolean;
}

/** The widget's box without its lift, and the window's height. */
export interface Corner extends Pick<Box, 'left' | 'right' | 'bottom'> {
  readonly height: number;
}

const TOUCH_PX = 2;
const FLOAT_PX = 48;
/** Maximum size of another plugin's button, such as a dark mode switch or another chat. */
const BUTTON_PX = 120;
/** Space that the widget needs below another plugin's button: 54 px and a margin. */
const ROOM_PX = 80;
/** Margin around the widget for its shadow and badge. */
const MARGIN_PX = 8;

/** Maximum share of the window's height that a bar takes up; taller elements are menus, dialogs or overlays. */
const MOST = 0.6;

export const isButton = ({ left, right, top, bottom }: Box): boolean =>
  right - left <= BUTTON_PX && bottom - top <= BUTTON_PX;

/**
 * Returns the largest gap, in CSS pixels, between an element and the edge below it at which the widget must still avoid
 * the element.
 */
function readReach(bar: Bar): number {
  if (isButton(bar)) return ROOM_PX;
  return bar.isConsent ? FLOAT_PX : TOUCH_PX;
}

/**
 * Returns the distance that the widget must move up to clear the bars and buttons stacked at the window's bottom edge;
 * 0 if none is in its way.
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
