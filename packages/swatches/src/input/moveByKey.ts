import { readDirection } from '@hadaya/core';
import { hasBox, type ItemActions, type SwatchGroup } from '../items/index.ts';

/** Where the focus is and where it may go. */
export interface FocusTargets {
  /** Index of the focused item. */
  readonly from: number;
  /** Indexes that can take the focus, ascending. */
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
 * The index a key moves the focus to, `undefined` for a key that moves nothing. Right and Down go on, Left and Up go
 * back, both wrap; Home and End go to the ends. In right-to-left pages Left and Right are swapped, Up and Down are not.
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

/** What arrow keys may do besides moving the focus. */
export interface MoveOptions {
  readonly actions: Pick<ItemActions, 'choose' | 'isOpen'>;
  /** Arrow keys choose what they reach. */
  readonly selectOnArrow: boolean;
}

/** Moves the focus from the item that has it by now, and chooses what it reaches, where the owner wants that. */
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
