import type { ValueState } from '@hadaya/variations';
import { expect, test } from 'vitest';
import { describeItem, type ItemRules } from './describeItems.ts';

const RULES: ItemRules = {
  markOutOfStock: true,
  clickableOutOfStock: undefined,
  unavailableTooltipText: undefined,
  outOfStockTooltipText: undefined,
  outOfStockWord: 'Sold out',
};
const VALUE: ValueState = {
  value: 'm',
  label: 'M',
  status: 'available',
  isEnabled: true,
  isMarkedOutOfStock: false,
};

function judge(state: Partial<ValueState> | undefined, rules: Partial<ItemRules> = {}, isSelected = false) {
  const value = state && { ...VALUE, ...state };
  return describeItem({ state: value, isSelected, stockLeft: '' }, { ...RULES, ...rules });
}

test('keeps a value with an enabled option selectable, without a reason or tooltip', () => {
  expect(judge({})).toMatchObject({
    isDisabled: false,
    isOutOfStock: false,
    isHint: false,
    reason: null,
    tooltip: null,
  });
});

test('disables a value that has no option and marks it as unavailable', () => {
  expect(judge(undefined)).toMatchObject({ isDisabled: true, reason: 'unavailable' });
});

test('leaves an unavailable value’s tooltip empty when the owner has set no text', () => {
  expect(judge({ isEnabled: false, status: 'unavailable' }).tooltip).toBe('');
});

test('gives a disabled item the owner’s tooltip text', () => {
  expect(judge({ isEnabled: false }, { unavailableTooltipText: '(Unavailable)' }).tooltip).toBe('(Unavailable)');
});

test('gives a disabled value the reason “out-of-stock” when its status is “sold-out”', () => {
  expect(judge({ isEnabled: false, status: 'sold-out' })).toMatchObject({ isDisabled: true, reason: 'out-of-stock' });
});

test('keeps an option marked as out of stock selectable, with its tooltip, when clickableOutOfStock is on', () => {
  const rules = { clickableOutOfStock: true, outOfStockTooltipText: '(Gone)' };
  expect(judge({ isMarkedOutOfStock: true }, rules)).toMatchObject({
    isDisabled: false,
    isOutOfStock: true,
    reason: 'out-of-stock',
    tooltip: '(Gone)',
  });
});

test('keeps an option marked as out of stock selectable, with its tooltip, when clickableOutOfStock is not set', () => {
  const item = judge({ isMarkedOutOfStock: true }, { outOfStockTooltipText: '(Gone)' });
  expect(item).toMatchObject({ isDisabled: false, isOutOfStock: false, tooltip: '(Gone)' });
  expect(judge({ isMarkedOutOfStock: true }).tooltip).toBe('');
});

test('disables an option marked as out of stock when clickableOutOfStock is off', () => {
  expect(judge({ isEnabled: false, isMarkedOutOfStock: true }, { clickableOutOfStock: false }).isDisabled).toBe(true);
});

test('keeps a value selectable, with the out-of-stock text, when the variation data marks it as sold out', () => {
  expect(judge({ status: 'sold-out' })).toMatchObject({
    isDisabled: false,
    isOutOfStock: true,
    reason: 'out-of-stock',
    tooltip: '(Sold out)',
  });
});

test('makes a value unselectable when the variation data marks it as sold out and clickableOutOfStock is off', () => {
  const item = judge({ status: 'sold-out' }, { clickableOutOfStock: false, outOfStockTooltipText: '(Gone)' });
  expect(item).toMatchObject({ isDisabled: true, isOutOfStock: false, reason: 'out-of-stock', tooltip: '(Gone)' });
});

test('marks no value as out of stock when markOutOfStock is off', () => {
  expect(judge({ status: 'sold-out' }, { markOutOfStock: false })).toMatchObject({ isOutOfStock: false, reason: null });
});

test('keeps an enabled but unavailable value selectable and marks it as a hint with the owner’s tooltip text', () => {
  expect(judge({ status: 'unavailable' })).toMatchObject({
    isDisabled: false,
    isHint: true,
    reason: 'unavailable',
    tooltip: '',
  });
  expect(judge({ status: 'unavailable' }, { unavailableTooltipText: '(No)' }).tooltip).toBe('(No)');
});

test('in ajax mode, keeps a sold-out value selectable unless the shop has marked it as out of stock', () => {
  const rules = { clickableOutOfStock: false, isHintOnly: true };
  expect(judge({ status: 'sold-out' }, rules)).toMatchObject({
    isDisabled: false,
    isOutOfStock: true,
    reason: 'out-of-stock',
  });
  expect(judge({ status: 'sold-out', isMarkedOutOfStock: true }, rules)).toMatchObject({ isDisabled: true });
});

test.each([
  [true, { isMarkedOutOfStock: true }, true],
  [undefined, { isMarkedOutOfStock: true }, false],
  [true, {}, false],
])(
  'a hint has the out-of-stock mark only when the shop has marked it and clickableOutOfStock is on: %s, %j',
  (clickableOutOfStock, state, isOutOfStock) => {
    const item = judge({ ...state, status: 'unavailable' }, { clickableOutOfStock });
    expect(item).toMatchObject({ isDisabled: false, isHint: true, isOutOfStock, reason: 'unavailable' });
  },
);
