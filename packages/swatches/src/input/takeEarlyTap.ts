import { listen } from '@hadaya/core';
import type { ItemActions, SwatchGroup } from '../items/index.ts';

/**
 * Chooses what was tapped before anybody could hear it: a tap gives an item the focus, and unlike the keyboard does not show
 * it. Some optimisers that hold scripts back play the tap again when the scripts are there, which is the same tap.
 */
export function takeEarlyTap(group: SwatchGroup, actions: ItemActions, signal: AbortSignal): void {
  const { items, list, select } = group;
  const focused = list.ownerDocument.activeElement;
  const item = items.find(({ control }) => control === focused);
  if (!item || item.control.matches(':focus-visible') || select.value === item.value) return;
  if (!actions.choose(group, item)) return;
  const ignoreReplay = (event: MouseEvent) => {
    if (!event.isTrusted && event.target instanceof Node && item.node.contains(event.target)) event.stopPropagation();
  };
  listen(list, 'click', ignoreReplay, { signal, capture: true, once: true });
}
