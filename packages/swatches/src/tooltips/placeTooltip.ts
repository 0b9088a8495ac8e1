/** The boxes a tooltip is placed by, in CSS pixels of the viewport. */
export interface TooltipBoxes {
  readonly item: { readonly top: number; readonly left: number; readonly width: number };
  readonly tooltip: { readonly width: number; readonly height: number };
  readonly pageWidth: number;
}

/** Where a tooltip goes. */
export interface TooltipPlacement {
  /** Below the item, because there is no room above it. */
  readonly isBelow: boolean;
  /** Pixels to the right of the item's middle; negative is to the left. */
  readonly shift: number;
}

const ARROW_PX = 5;
const GAP_PX = 2;

/**
 * Places a tooltip above the middle of its item; below it when the viewport's top is too near; pushed sideways just as
 * far as keeps it 2 px inside the page.
 */
export function placeTooltip({ item, tooltip, pageWidth }: TooltipBoxes): TooltipPlacement {
  const middle = item.left + item.width / 2;
  const overStart = GAP_PX - (middle - tooltip.width / 2);
  const overEnd = middle + tooltip.width / 2 - (pageWidth - GAP_PX);
  const shift = overStart > 0 ? overStart : overEnd > 0 ? -overEnd : 0;
  return { isBelow: item.top < tooltip.height + ARROW_PX + GAP_PX, shift: Math.round(shift) };
}
