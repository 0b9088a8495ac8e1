import { listen } from '@hadaya/core';
import type { FindItem } from './findItem.ts';
import type { GroupActions } from './groupActions.ts';
import type { SwatchGroup } from './swatchGroup.ts';

/** Chooses what a mouse comes to; a finger has no hover and taps as always. */
export function followHover(
  group: SwatchGroup,
  { actions, findItem, signal }: { actions: GroupActions; findItem: FindItem; signal: AbortSignal },
): void {
  const reached = findItem(group, group.list.querySelector(':hover'));
  if (reached && group.select.value !== reached.value) actions.choose(group, reached);
  listen(
    group.list,
    'pointerover',
    (event) => {
      const item = event.pointerType === 'touch' ? undefined : findItem(group, event.target);
      if (item && group.select.value !== item.value) actions.choose(group, item);
    },
    { signal },
  );
}
