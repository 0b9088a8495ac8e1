import { listen } from '@hadaya/core';
import { findItem, type SwatchGroup, type SwatchItem } from '../items/index.ts';

/** Whether an item has something to say in a tooltip. */
export function hasTooltip({ node }: SwatchItem): boolean {
  return node.hasAttribute('data-wvstooltip') || node.ownerDocument.body.classList.contains('wvs-tooltip');
}

/** Which way a list's tooltips are asked for, and for how long. */
export interface TooltipWatch {
  /** By keyboard focus too. */
  readonly onFocus: boolean;
  readonly signal: AbortSignal;
}

/** Calls back with the item that a mouse or pen comes to, or the keyboard's focus; never for a touch. */
export function watchTooltips(
  group: SwatchGroup,
  { onFocus, signal }: TooltipWatch,
  callback: (item: SwatchItem | undefined) => void,
): void {
  const { list } = group;
  listen(
    list,
    'pointerover',
    ({ pointerType, target }) => pointerType === 'touch' || callback(findItem(group, target)),
    { signal },
  );
  if (!onFocus) return;
  const onFocusIn = ({ target }: FocusEvent) =>
    target instanceof Element && target.matches(':focus-visible') && callback(findItem(group, target));
  listen(list, 'focusin', onFocusIn, { signal });
}
