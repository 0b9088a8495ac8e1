import { createVariationIndex } from '@hadaya/variations/matching';
import { expect, test } from 'vitest';
import { type ConflictRules, resolveConflict } from './resolveConflict.ts';

const RULES: ConflictRules = { deselectUnavailable: true, disableOutOfStock: false, clickableOutOfStock: undefined };
const entry = (values: readonly string[], isInStock = true) => ({ values, isActive: true, isInStock });
const INDEX = createVariationIndex(
  ['a', 'b', 'c'],
  [entry(['1', 'x', 'p']), entry(['2', 'x', 'q']), entry(['2', 'y', 'q'], false)],
);
const choice = new Map([
  ['a', '1'],
  ['b', 'x'],
  ['c', 'p'],
]);
const wish = { choice, attribute: 'a', value: '2', recency: ['a', 'b', 'c'] };

test('a new A that stands against C only keeps B and clears C first', () => {
  expect([...(resolveConflict(INDEX, wish, RULES) ?? [])]).toEqual([
    ['c', ''],
    ['a', '2'],
  ]);
});

test('a value that no variation carries makes nothing give way', () => {
  expect(resolveConflict(INDEX, { ...wish, value: '9' }, RULES)).toBeNull();
});

test('without the setting, without data, or without a conflict nothing gives way', () => {
  expect(resolveConflict(INDEX, wish, { ...RULES, deselectUnavailable: false })).toBeNull();
  expect(resolveConflict(null, wish, RULES)).toBeNull();
  expect(resolveConflict(INDEX, { ...wish, choice: new Map() }, RULES)).toBeNull();
});

test('only variations in stock count when sold-out values are disabled', () => {
  const sold = { choice: new Map([['a', '1']]), attribute: 'b', value: 'y', recency: ['a'] };
  expect(resolveConflict(INDEX, sold, RULES)?.get('a')).toBe('');
  expect(resolveConflict(INDEX, sold, { ...RULES, disableOutOfStock: true })).toBeNull();
  expect(resolveConflict(INDEX, sold, { ...RULES, clickableOutOfStock: false })).toBeNull();
});
