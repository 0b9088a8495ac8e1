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

test('for a new value of A that conflicts only with C, clears C before setting A, and keeps B', () => {
  expect([...(resolveConflict(INDEX, wish, RULES) ?? [])]).toEqual([
    ['c', ''],
    ['a', '2'],
  ]);
});

test('clears nothing for a value without a variation', () => {
  expect(resolveConflict(INDEX, { ...wish, value: '9' }, RULES)).toBeNull();
});

test('clears nothing when the setting is off, the variations are unknown or nothing conflicts', () => {
  expect(resolveConflict(INDEX, wish, { ...RULES, deselectUnavailable: false })).toBeNull();
  expect(resolveConflict(null, wish, RULES)).toBeNull();
  expect(resolveConflict(INDEX, { ...wish, choice: new Map() }, RULES)).toBeNull();
});

test('ignores sold-out variations when sold-out values cannot be selected', () => {
  const sold = { choice: new Map([['a', '1']]), attribute: 'b', value: 'y', recency: ['a'] };
  expect(resolveConflict(INDEX, sold, RULES)?.get('a')).toBe('');
  expect(resolveConflict(INDEX, sold, { ...RULES, disableOutOfStock: true })).toBeNull();
  expect(resolveConflict(INDEX, sold, { ...RULES, clickableOutOfStock: false })).toBeNull();
});
