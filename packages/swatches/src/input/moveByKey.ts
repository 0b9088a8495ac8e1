import { readDirection } from '@hadaya/core';
import { hasBox, type ItemActions, type SwatchGroup } from '../items/index.ts';

export interface FocusTargets {
  /** Index of the focused item. */
  readonly from: number;
  /** Indexes of the items that can take focus, ascending. */
  readonly reachable: readonly number[];
  readonly direction: 'ltr' | 'rtl';
}

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);

/**
 * Returns the index to which a key moves focus; `undefined` for any other key. Right and Down move forward, Left and Up
 * move back, and focus wraps at both ends. Home and End move to the ends. On right-to-left pages, Left and Right are
 * swapped, but Up and Down are not.
 */
export function moveFocus(key: string, { from, reachable, direction }: FocusTargets): number | undefined {
  if (key === 'Home') return reachable[0];
  if (key === 'End') return reachable.at(-1);
  const step = STEPS.get(key);
  if (step === undefined || reachable.length === 0) return undefined;
  const isSwapped = direction === 'rtl' && (key === 'ArrowRight' || key === 'ArrowLeft');
  const at = reachable.indexOf(from);
  const next = at + (isSwapped ? -step : step);
  return reachable[(next + reachable.length) % reachable.length];
}

export interface MoveOptions {
  readonly actions: Pick<ItemActions, 'choose' | 'isOpen'>;
  readonly selectOnArrow: boolean;
}

/**
 * Moves focus to the next item in the key's direction. Also chooses that item if the owner has turned on
 * `selectOnArrow`.
 */
export function moveByKey(group: SwatchGroup, key: string, { actions, selectOnArrow }: MoveOptions): void {
  const { items, list, select } = group;
  const from = items.findIndex(({ control }) => control === list.ownerDocument.activeElement);
  if (from === -1) return;
  const reachable = items.flatMap((item, at) => (at === from || hasBox(item) ? [at] : []));
  const to = moveFocus(key, { from, reachable, direction: readDirection(list) });
  const reached = to === undefined ? undefined : items[to];
  if (!reached) return;
  reached.control.focus();
  const isChoosable = actions.isOpen(group, reached) && select.value !== reached.value;
  if (selectOnArrow && isChoosable) actions.choose(group, reached);
}
