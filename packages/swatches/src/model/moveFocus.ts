/** Where the focus is and where it may go. */
export interface FocusPlaces {
  /** Place of the focused item. */
  readonly from: number;
  /** Places that can take the focus, ascending. */
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
 * The place a key moves the focus to, `undefined` for a key that moves nothing. Right and Down go on, Left and Up go
 * back, both wrap; Home and End go to the ends. In right-to-left pages Left and Right are swapped, Up and Down are not.
 */
export function moveFocus(key: string, { from, reachable, direction }: FocusPlaces): number | undefined {
  if (key === 'Home') return reachable[0];
  if (key === 'End') return reachable.at(-1);
  const step = STEPS.get(key);
  if (step === undefined || reachable.length === 0) return undefined;
  const isSwapped = direction === 'rtl' && (key === 'ArrowRight' || key === 'ArrowLeft');
  const place = reachable.indexOf(from);
  const next = place + (isSwapped ? -step : step);
  return reachable[(next + reachable.length) % reachable.length];
}
