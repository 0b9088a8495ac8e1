import type { SwatchItem } from './swatchGroup.ts';

/** Whether an item has a box; one beyond the display limit or hidden as unavailable has none. */
export function hasBox({ node }: SwatchItem): boolean {
  return node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 0;
}
