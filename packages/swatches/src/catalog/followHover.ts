import { listen } from '@hadaya/core';
import type { ItemActions } from '../items/itemActions.ts';
import { findItem, type SwatchGroup } from '../items/swatchGroup.ts';

/** Chooses what a mouse comes to, or stands on by now; a finger has no hover and taps as always. */
export function followHover(group: SwatchGroup, actions: ItemActions, signal: AbortSignal): void {
  const { list, select } = group;
  const choose = (target: EventTarget | null) => {
    const item = findItem(group, target);
    if (item && select.value !== item.value) actions.choose(group, item);
  };
  choose(list.querySelector(':hover'));
  listen(list, 'pointerover', ({ pointerType, target }) => pointerType === 'touch' || choose(target), { signal });
}
