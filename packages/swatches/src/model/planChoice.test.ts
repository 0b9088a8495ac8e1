import { expect, test } from 'vitest';
import type { ItemView } from './describeItem.ts';
import { planChoice } from './planChoice.ts';

const ITEM: ItemView = {
  isSelected: false,
  isDisabled: false,
  isOutOfStock: false,
  isHint: false,
  reason: null,
  tooltip: null,
  stockLeft: '',
};
const noWay = () => null;

test('rule 23: an enabled item is selected', () => {
  expect(planChoice(ITEM, false, noWay)).toEqual({ kind: 'select' });
});

test('rules 24 and 25: the selected item clears only when the owner wants it', () => {
  expect(planChoice({ ...ITEM, isSelected: true }, true, noWay)).toEqual({ kind: 'clear' });
  expect(planChoice({ ...ITEM, isSelected: true }, false, noWay)).toEqual({ kind: 'keep' });
});

test('rule 27: a disabled item is refused with its reason', () => {
  expect(planChoice({ ...ITEM, isDisabled: true, reason: 'out-of-stock' }, true, noWay)).toEqual({
    kind: 'refuse',
    reason: 'out-of-stock',
  });
  expect(planChoice({ ...ITEM, isDisabled: true }, true, noWay)).toEqual({ kind: 'refuse', reason: 'unavailable' });
});

test('rule 28: a disabled item that others make way for replaces them', () => {
  const values = new Map([
    ['a', ''],
    ['b', 'x'],
  ]);
  expect(planChoice({ ...ITEM, isDisabled: true }, false, () => values)).toEqual({ kind: 'replace', values });
});
