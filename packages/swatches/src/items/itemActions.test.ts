import { expect, test } from 'vitest';
import type { ItemView } from './describeItems.ts';
import { planChoice } from './itemActions.ts';

const ITEM: ItemView = {
  isSelected: false,
  isDisabled: false,
  isOutOfStock: false,
  isHint: false,
  reason: null,
  tooltip: null,
  stockLeft: '',
};

test('an enabled item is selected', () => {
  expect(planChoice(ITEM, false)).toEqual({ kind: 'select' });
});

test('the selected item is cleared only when enabled', () => {
  expect(planChoice({ ...ITEM, isSelected: true }, true)).toEqual({ kind: 'clear' });
  expect(planChoice({ ...ITEM, isSelected: true }, false)).toEqual({ kind: 'keep' });
});

test('a disabled item is refused with its reason', () => {
  expect(planChoice({ ...ITEM, isDisabled: true, reason: 'out-of-stock' }, true)).toEqual({
    kind: 'refuse',
    reason: 'out-of-stock',
  });
  expect(planChoice({ ...ITEM, isDisabled: true }, true)).toEqual({ kind: 'refuse', reason: 'unavailable' });
});
