import { listen } from '@hadaya/core';
import type { ItemActions, SwatchGroup } from '../items/index.ts';

/**
 * Chooses an item that was tapped before listeners were attached. Such an item has focus but does not match
 * `:focus-visible`, which matches only after keyboard input. Ignores the replay of this tap, because some optimisers
 * delay scripts and replay taps after the scripts have loaded.
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
