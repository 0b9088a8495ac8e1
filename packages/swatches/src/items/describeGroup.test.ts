import type { AttributeState, ValueState } from '@hadaya/variations';
import { expect, test } from 'vitest';
import { describeGroup, type GroupFacts, type GroupRules } from './describeItems.ts';

const RULES: GroupRules = {
  showVariationLabel: true,
  labelSeparator: ':',
  markOutOfStock: true,
  clickableOutOfStock: undefined,
  unavailableTooltipText: undefined,
  outOfStockTooltipText: undefined,
  outOfStockWord: 'Sold out',
};

function value(word: string, isEnabled = true): ValueState {
  return {
    value: word,
    label: word,
    status: isEnabled ? 'available' : 'unavailable',
    isEnabled,
    isMarkedOutOfStock: false,
  };
}

function attribute(chosen: string, disabled: readonly string[] = []): AttributeState {
  const values = ['a', 'b', 'c'].map((word) => value(word, !disabled.includes(word)));
  return { name: 'attribute_x', chosen, values };
}

function describe(state: AttributeState, more: Partial<GroupFacts> = {}, rules: Partial<GroupRules> = {}) {
  const values = ['a', 'b', 'c'].map((word) => ({ value: word, title: word.toUpperCase() }));
  const facts = { values, attribute: state, stockLeft: new Map<string, string>(), isHidden: () => false, focused: -1 };
  return describeGroup({ ...facts, ...more }, { ...RULES, ...rules });
}

test('appends the selected title to the label after the separator and a space', () => {
  expect(describe(attribute('b')).labelText).toBe(': B');
});

test('keeps the separator’s leading space', () => {
  expect(describe(attribute('b'), {}, { labelSeparator: ' -' }).labelText).toBe(' - B');
});

test('returns no label text when showVariationLabel is off', () => {
  expect(describe(attribute('b'), {}, { showVariationLabel: false }).labelText).toBe('');
});

test('without a selection, selects no item and leaves the label empty', () => {
  const view = describe(attribute(''));
  expect(view.items.some(({ isSelected }) => isSelected)).toBe(false);
  expect(view.labelText).toBe('');
});

test('never selects an item without a value', () => {
  const view = describe(attribute(''), { values: [{ value: '', title: 'Choose' }] });
  expect(view.items[0]?.isSelected).toBe(false);
});

test('compares values as strings', () => {
  const odd = ['42', '007', 'true', 'null', '[1]'];
  for (const word of odd) {
    const state = { ...attribute(word), values: odd.map((one) => value(one)) };
    const view = describe(state, { values: odd.map((one) => ({ value: one, title: one })) });
    expect(odd.filter((_, index) => view.items[index]?.isSelected)).toEqual([word]);
  }
});

test('puts the tab stop on the selected item, or else on the first enabled item, or else on the first item', () => {
  expect(describe(attribute('c')).tabStop).toBe(2);
  expect(describe(attribute('', ['a'])).tabStop).toBe(1);
  expect(describe(attribute('', ['a', 'b', 'c'])).tabStop).toBe(0);
});

test('moves the tab stop with focus and skips hidden items', () => {
  expect(describe(attribute('c'), { focused: 1 }).tabStop).toBe(1);
  expect(describe(attribute('c'), { focused: 7 }).tabStop).toBe(2);
  expect(describe(attribute(''), { isHidden: (index) => index === 0 }).tabStop).toBe(1);
  expect(describe(attribute('c'), { isHidden: (index) => index === 2, focused: 2 }).tabStop).toBe(0);
  expect(describe(attribute('', ['a', 'b', 'c']), { isHidden: (index) => index === 0 }).tabStop).toBe(1);
  expect(describe(attribute(''), { isHidden: () => true }).tabStop).toBe(0);
});

test('gives a value’s stock text only to the item with that value', () => {
  const { items } = describe(attribute(''), { stockLeft: new Map([['b', '3 left']]) });
  expect(items.map(({ stockLeft }) => stockLeft)).toEqual(['', '3 left', '']);
});
