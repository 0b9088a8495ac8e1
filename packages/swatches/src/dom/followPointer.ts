import { listen } from '@hadaya/core';
import { findItem } from './findItem.ts';
import type { GroupActions } from './groupActions.ts';
import type { SwatchGroup } from './swatchGroup.ts';

/** Chooses by click or tap, and reveals the rest. `mayChoose` is false where a list only leads to the product's page. */
export function followPointer(
  group: SwatchGroup,
  { actions, mayChoose, signal }: { actions: GroupActions; mayChoose: boolean; signal: AbortSignal },
): void {
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (group.more?.contains(target)) {
      event.preventDefault();
      actions.reveal(group);
      return;
    }
    const item = findItem(group, target);
    if (!item || !mayChoose) return;
    // A label hands its click on to the radio input, whose own click follows.
    if (item.input && target !== item.input && target.closest('label')) return;
    // A refused click would still move the dot of a native radio.
    if (!actions.choose(group, item) && item.input) event.preventDefault();
  };
  listen(group.list, 'click', onClick, { signal });
}
