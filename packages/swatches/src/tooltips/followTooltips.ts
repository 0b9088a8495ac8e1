import { listen, type PageWindow } from '@hadaya/core';
import type { SwatchGroup, SwatchItem } from '../items/index.ts';
import { adoptCss } from '../styles/adoptCss.ts';
import css from '../styles/tooltip.css?inline';
import { hasTooltip, watchTooltips } from './watchTooltips.ts';

/** Attribute by which the style sheet shows a tooltip. */
const OPEN_ATTRIBUTE = 'data-hadaya-tooltip';
const BELOW_CLASS = 'wvs-tooltip-position-bottom';
const SHIFT_PROPERTY = '--horizontal-position';

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

/** Size of the drawn tooltip; the see-through border that bridges the gap to the item does not count. */
function measure(node: HTMLElement, page: PageWindow): { readonly width: number; readonly height: number } {
  const drawn = page.getComputedStyle(node, '::before');
  const read = (length: string) => Number.parseFloat(length) || 0;
  const bridge = read(drawn.borderTopWidth) + read(drawn.borderBottomWidth);
  return { width: read(drawn.width), height: read(drawn.height) - bridge };
}

function alignTooltip({ node }: SwatchItem, page: PageWindow): void {
  const { isBelow, shift } = placeTooltip({
    item: node.getBoundingClientRect(),
    tooltip: measure(node, page),
    pageWidth: node.ownerDocument.documentElement.clientWidth,
  });
  node.classList.toggle(BELOW_CLASS, isBelow);
  if (shift === 0) node.style.removeProperty(SHIFT_PROPERTY);
  else node.style.setProperty(SHIFT_PROPERTY, `${shift}px`);
}

function resetTooltip({ node }: SwatchItem): void {
  node.removeAttribute(OPEN_ATTRIBUTE);
  node.classList.remove(BELOW_CLASS);
  node.style.removeProperty(SHIFT_PROPERTY);
  if (node.getAttribute('style') === '') node.removeAttribute('style');
}

/** How tooltips open. */
export interface TooltipOptions {
  readonly page: PageWindow;
  /** Show them on keyboard focus too. */
  readonly onFocus: boolean;
  readonly signal: AbortSignal;
}

/**
 * Opens one tooltip of a form at a time: under a mouse or pen and on keyboard focus, never by touch. It is the item's own
 * pseudo-element, so the pointer may move onto it; Escape closes it. The first is the one that was `wanted`, if it still is.
 */
export function followTooltips(
  groups: readonly SwatchGroup[],
  wanted: SwatchItem | undefined,
  { page, onFocus, signal }: TooltipOptions,
): void {
  let open: SwatchItem | undefined;
  const close = () => {
    if (open) resetTooltip(open);
    open = undefined;
  };
  const show = (item: SwatchItem | undefined) => {
    if (item === open) return;
    close();
    if (!item || !hasTooltip(item)) return;
    open = item;
    item.node.setAttribute(OPEN_ATTRIBUTE, 'open');
    alignTooltip(item, page);
  };
  const removeStyles = adoptCss(page, css);
  const end = () => {
    close();
    removeStyles();
  };
  listen(page, 'keydown', (event) => event.key === 'Escape' && close(), { signal, capture: true });
  signal.addEventListener('abort', end, { once: true });

  for (const group of groups) {
    watchTooltips(group, { onFocus, signal }, show);
    listen(group.list, 'pointerleave', close, { signal });
    listen(group.list, 'focusout', close, { signal });
  }
  if (wanted?.node.matches(':hover, :has(:focus-visible), :focus-visible')) show(wanted);
}
