import type { ItemView } from './describeItem.ts';

/** What decides where Tab enters a group. */
export interface TabStopFacts {
  readonly items: readonly ItemView[];
  /** Places of items without a box (display limit, `hide` behaviour). */
  readonly isHidden: (place: number) => boolean;
  /** Place of the item that has the focus; -1 when it is elsewhere. */
  readonly focused: number;
}

/**
 * The one item of a group that Tab reaches: the focused one, else the selected one, else the first that is enabled and
 * visible. A group with nothing enabled keeps its first item, so that its reason can still be heard.
 */
export function findTabStop({ items, isHidden, focused }: TabStopFacts): number {
  const isVisible = (_: ItemView, place: number) => !isHidden(place);
  if (focused >= 0 && focused < items.length && !isHidden(focused)) return focused;
  const selected = items.findIndex((item, place) => item.isSelected && isVisible(item, place));
  if (selected !== -1) return selected;
  const enabled = items.findIndex((item, place) => !item.isDisabled && isVisible(item, place));
  if (enabled !== -1) return enabled;
  return Math.max(items.findIndex(isVisible), 0);
}
