import { listen, readDirection } from '@hadaya/core';
import { moveFocus } from '../model/moveFocus.ts';
import type { FindItem } from './findItem.ts';
import type { GroupActions } from './groupActions.ts';
import { hasBox } from './hasBox.ts';
import type { SwatchGroup, SwatchItem } from './swatchGroup.ts';

/** How keys act on a group. */
export interface KeyOptions {
  readonly actions: GroupActions;
  readonly findItem: FindItem;
  /** Arrow keys choose what they reach. */
  readonly selectOnArrow: boolean;
  /** False where a list only leads to the product's page: Enter goes to the item's link. */
  readonly mayChoose: boolean;
  readonly signal: AbortSignal;
}

/** Moves the focus; returns the item it went to. */
function moveByKey(group: SwatchGroup, from: SwatchItem, key: string): SwatchItem | undefined {
  const place = group.items.indexOf(from);
  const reachable = group.items.flatMap((item, at) => (at === place || hasBox(item) ? [at] : []));
  const to = moveFocus(key, { from: place, reachable, direction: readDirection(group.list) });
  const target = to === undefined ? undefined : group.items[to];
  target?.control.focus();
  return target;
}

function pressItem(
  group: SwatchGroup,
  item: SwatchItem,
  { key, options }: { key: string; options: KeyOptions },
): boolean {
  const { actions, mayChoose, selectOnArrow } = options;
  if (key === 'Enter' || key === ' ') {
    if (mayChoose) actions.choose(group, item);
    else item.node.querySelector('a')?.click();
    return true;
  }
  const reached = moveByKey(group, item, key);
  if (!reached) return false;
  const isChoosable = reached.control.getAttribute('aria-disabled') !== 'true' && group.select.value !== reached.value;
  if (selectOnArrow && mayChoose && isChoosable) actions.choose(group, reached);
  return true;
}

/**
 * Arrow keys, Home and End move the focus, Enter and Space choose. A native radio would choose by arrows and send the
 * form by Enter; both are prevented.
 */
export function followKeys(group: SwatchGroup, options: KeyOptions): void {
  const { actions, findItem, signal } = options;
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (key === 'Escape') return actions.dismiss();
    const item = findItem(group, target);
    if (target instanceof Element && group.more?.contains(target) && (key === ' ' || key === 'Enter')) {
      event.preventDefault();
      actions.reveal(group);
    } else if (item && item.control === target && pressItem(group, item, { key, options })) {
      event.preventDefault();
    }
  };
  listen(group.list, 'keydown', onKey, { signal });
  // Some browsers press a native radio when Space is let go.
  listen(group.list, 'keyup', (event) => event.key === ' ' && event.preventDefault(), { signal });
}
