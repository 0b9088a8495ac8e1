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

test('a value with an enabled option is selectable and unexplained', () => {
  expect(judge({})).toMatchObject({
    isDisabled: false,
    isOutOfStock: false,
    isHint: false,
    reason: null,
    tooltip: null,
  });
});

test('a value without an option is disabled and unavailable', () => {
  expect(judge(undefined)).toMatchObject({ isDisabled: true, reason: 'unavailable' });
});

test('the tooltip text is empty without the owner’s text', () => {
  expect(judge({ isEnabled: false, status: 'unavailable' }).tooltip).toBe('');
});

test('disabled items have the owner’s text', () => {
  expect(judge({ isEnabled: false }, { unavailableTooltipText: '(Unavailable)' }).tooltip).toBe('(Unavailable)');
});

test('a disabled value whose variations are all sold out is marked sold out', () => {
  expect(judge({ isEnabled: false, status: 'sold-out' })).toMatchObject({ isDisabled: true, reason: 'out-of-stock' });
});

test('a marked option is selectable with the out-of-stock text when clickable is on', () => {
  const rules = { clickableOutOfStock: true, outOfStockTooltipText: '(Gone)' };
  expect(judge({ isMarkedOutOfStock: true }, rules)).toMatchObject({
    isDisabled: false,
    isOutOfStock: true,
    reason: 'out-of-stock',
    tooltip: '(Gone)',
  });
});

test('stays enabled with the text without the clickable setting', () => {
  const item = judge({ isMarkedOutOfStock: true }, { outOfStockTooltipText: '(Gone)' });
  expect(item).toMatchObject({ isDisabled: false, isOutOfStock: false, tooltip: '(Gone)' });
  expect(judge({ isMarkedOutOfStock: true }).tooltip).toBe('');
});

test('a disabled option is not selectable when clickable is off', () => {
  expect(judge({ isEnabled: false, isMarkedOutOfStock: true }, { clickableOutOfStock: false }).isDisabled).toBe(true);
});

test('a value sold out by the data is selectable with the out-of-stock text', () => {
  expect(judge({ status: 'sold-out' })).toMatchObject({
    isDisabled: false,
    isOutOfStock: true,
    reason: 'out-of-stock',
    tooltip: '(Sold out)',
  });
});

test('is not selectable when clickable is off', () => {
  const item = judge({ status: 'sold-out' }, { clickableOutOfStock: false, outOfStockTooltipText: '(Gone)' });
  expect(item).toMatchObject({ isDisabled: true, isOutOfStock: false, reason: 'out-of-stock', tooltip: '(Gone)' });
});

test('marks no value as out of stock when markOutOfStock is off', () => {
  expect(judge({ status: 'sold-out' }, { markOutOfStock: false })).toMatchObject({ isOutOfStock: false, reason: null });
});

test('a value without a match in the product index stays selectable, dimmed and explained', () => {
  expect(judge({ status: 'unavailable' })).toMatchObject({
    isDisabled: false,
    isHint: true,
    reason: 'unavailable',
    tooltip: '',
  });
  expect(judge({ status: 'unavailable' }, { unavailableTooltipText: '(No)' }).tooltip).toBe('(No)');
});

test('in ajax mode, a value sold out by the data stays selectable, but one marked by the shop does not', () => {
  const rules = { clickableOutOfStock: false, isHintOnly: true };
  expect(judge({ status: 'sold-out' }, rules)).toMatchObject({
    isDisabled: false,
    isOutOfStock: true,
    reason: 'out-of-stock',
  });
  expect(judge({ status: 'sold-out', isMarkedOutOfStock: true }, rules)).toMatchObject({ isDisabled: true });
});
