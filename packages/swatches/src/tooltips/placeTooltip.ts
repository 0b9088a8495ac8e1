/** The boxes that determine a tooltip's position, in CSS pixels relative to the viewport. */
export interface TooltipBoxes {
  readonly item: { readonly top: number; readonly left: number; readonly width: number };
  readonly tooltip: { readonly width: number; readonly height: number };
  readonly pageWidth: number;
}

export interface TooltipPlacement {
  /** True if the tooltip is below the item, because there is no room above it. */
  readonly isBelow: boolean;
  /** Pixels to the right of the item's centre; negative values move it left. */
  readonly shift: number;
}

const ARROW_PX = 5;
const GAP_PX = 2;

/**
 * Places a tooltip centred above its item, or below the item if the viewport's top is too near. Shifts the tooltip
 * sideways just enough to keep it 2 px inside the page.
 */
export function placeTooltip({ item, tooltip, pageWidth }: TooltipBoxes): TooltipPlacement {
  const middle = item.left + item.width / 2;
  const overStart = GAP_PX - (middle - tooltip.width / 2);
  const overEnd = middle + tooltip.width / 2 - (pageWidth - GAP_PX);
  const shift = overStart > 0 ? overStart : overEnd > 0 ? -overEnd : 0;
  return { isBelow: item.top < tooltip.height + ARROW_PX + GAP_PX, shift: Math.round(shift) };
}
