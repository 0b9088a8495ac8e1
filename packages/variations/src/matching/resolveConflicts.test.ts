import { expect, test } from 'vitest';
import { nearestCombination } from './nearestCombination.ts';
import { indexOf } from './reference/PlainProduct.ts';
import { resolveConflicts } from './resolveConflicts.ts';

const NAMES = ['a', 'b', 'c'];
const variation = (a: string, b: string, c: string, stock: 'in' | 'out' = 'in') => ({
  attributes: { a, b, c },
  isActive: true,
  isInStock: stock === 'in',
});
const chosen = new Map([
  ['a', 'a1'],
  ['b', 'b1'],
  ['c', 'c1'],
]);
const index = indexOf(NAMES, [
  variation('a1', 'b1', 'c1'),
  variation('a2', 'b2', 'c1'),
  variation('a2', 'b1', 'c2'),
  variation('a3', '', 'c2', 'out'),
]);
const wish = (value: string, recency: readonly string[]) => ({ choice: chosen, attribute: 'a', value, recency });

test('clears only the conflicting attribute', () => {
  expect(resolveConflicts(index, wish('a2', ['a', 'c', 'b']))?.cleared).toEqual(['c']);
});

test('keeps the newer of two conflicting attributes', () => {
  expect(resolveConflicts(index, wish('a2', ['a', 'b', 'c']))?.cleared).toEqual(['b']);
});

test('changes nothing for a value without variations', () => {
  expect(resolveConflicts(index, wish('a9', []))).toBeNull();
  expect(nearestCombination(index, wish('a9', []))).toBeNull();
});

test('changes nothing for a value whose variations are all sold out when only variations in stock count', () => {
  expect(resolveConflicts(index, { ...wish('a3', []), inStockOnly: true })).toBeNull();
});

test('keeps a selected attribute that the index does not know', () => {
  const choice = new Map([...chosen, ['engraving', 'yes']]);
  expect(resolveConflicts(index, { ...wish('a2', NAMES), choice })?.choice.get('engraving')).toBe('yes');
  expect(nearestCombination(index, { ...wish('a2', NAMES), choice })?.choice.get('engraving')).toBe('yes');
});

test('the nearest combination keeps the newer of two conflicting values', () => {
  const nearest = nearestCombination(index, wish('a2', ['a', 'b', 'c']));
  expect(nearest?.changed).toEqual(['b']);
  expect([...(nearest?.choice ?? [])]).toEqual([
    ['a', 'a2'],
    ['b', 'b2'],
    ['c', 'c1'],
  ]);
});

test('the nearest combination leaves unselected attributes and “any” values open', () => {
  const nearest = nearestCombination(index, { ...wish('a3', []), choice: new Map([['b', 'b1']]) });
  expect(nearest).toEqual({
    choice: new Map([
      ['b', 'b1'],
      ['a', 'a3'],
    ]),
    changed: [],
  });
});
