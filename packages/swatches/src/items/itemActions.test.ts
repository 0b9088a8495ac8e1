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

test('selects an enabled item', () => {
  expect(planChoice(ITEM, false)).toEqual({ kind: 'select' });
});

test('clears the selected item only when clearing on reselect is on', () => {
  expect(planChoice({ ...ITEM, isSelected: true }, true)).toEqual({ kind: 'clear' });
  expect(planChoice({ ...ITEM, isSelected: true }, false)).toEqual({ kind: 'keep' });
});

test('refuses a disabled item with its reason', () => {
  expect(planChoice({ ...ITEM, isDisabled: true, reason: 'out-of-stock' }, true)).toEqual({
    kind: 'refuse',
    reason: 'out-of-stock',
  });
  expect(planChoice({ ...ITEM, isDisabled: true }, true)).toEqual({ kind: 'refuse', reason: 'unavailable' });
});
