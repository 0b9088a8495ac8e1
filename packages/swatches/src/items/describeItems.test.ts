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

test('leaves a value with an enabled option selectable and unexplained', () => {
  expect(judge({})).toMatchObject({
    isDisabled: false,
    isOutOfStock: false,
    isHint: false,
    reason: null,
    tooltip: null,
  });
});

test('disables a value without an option as unavailable', () => {
  expect(judge(undefined)).toMatchObject({ isDisabled: true, reason: 'unavailable' });
});

test('leaves the tooltip text empty without the owner’s text', () => {
  expect(judge({ isEnabled: false, status: 'unavailable' }).tooltip).toBe('');
});

test('gives disabled items the owner’s text', () => {
  expect(judge({ isEnabled: false }, { unavailableTooltipText: '(Unavailable)' }).tooltip).toBe('(Unavailable)');
});

test('marks a disabled value as sold out when all its variations are', () => {
  expect(judge({ isEnabled: false, status: 'sold-out' })).toMatchObject({ isDisabled: true, reason: 'out-of-stock' });
});

test('keeps a marked option selectable with the out-of-stock text when clickable is on', () => {
  const rules = { clickableOutOfStock: true, outOfStockTooltipText: '(Gone)' };
  expect(judge({ isMarkedOutOfStock: true }, rules)).toMatchObject({
    isDisabled: false,
    isOutOfStock: true,
    reason: 'out-of-stock',
    tooltip: '(Gone)',
  });
});

test('keeps a marked option selectable with the tooltip text when the clickable setting is missing', () => {
  const item = judge({ isMarkedOutOfStock: true }, { outOfStockTooltipText: '(Gone)' });
  expect(item).toMatchObject({ isDisabled: false, isOutOfStock: false, tooltip: '(Gone)' });
  expect(judge({ isMarkedOutOfStock: true }).tooltip).toBe('');
});

test('makes a disabled option unselectable when clickable is off', () => {
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

test('makes a value unselectable when the variation data marks it as sold out and clickable is off', () => {
  const item = judge({ status: 'sold-out' }, { clickableOutOfStock: false, outOfStockTooltipText: '(Gone)' });
  expect(item).toMatchObject({ isDisabled: true, isOutOfStock: false, reason: 'out-of-stock', tooltip: '(Gone)' });
});

test('marks no value as out of stock when markOutOfStock is off', () => {
  expect(judge({ status: 'sold-out' }, { markOutOfStock: false })).toMatchObject({ isOutOfStock: false, reason: null });
});

test('keeps a value without a match in the product index selectable, dimmed and explained', () => {
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
