import { readDirection } from '@hadaya/core';
import { hasBox, type ItemActions, type SwatchGroup } from '../items/index.ts';

/** The focused item and the items that can be focused. */
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
 * Returns the index to which a key moves focus; `undefined` for a key that does not move focus. Right and Down go
 * forward, Left and Up go back, and both wrap; Home and End go to the ends. On right-to-left pages, Left and Right are
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

/** Options for arrow keys. */
export interface MoveOptions {
  readonly actions: Pick<ItemActions, 'choose' | 'isOpen'>;
  /** True if arrow keys also choose the item that they focus. */
  readonly selectOnArrow: boolean;
}

/**
 * Moves focus from the focused item to the item that the key leads to. Also chooses that item if the owner has turned
 * on `selectOnArrow`.
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
