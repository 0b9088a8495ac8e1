import { expect, test } from 'vitest';
import { listPositions } from './bitset.ts';
import { filterOptions } from './filterOptions.ts';
import { findMatches, hasActiveMatch, isComplete, matchVariation } from './matchVariation.ts';
import { indexOf, MUG } from './reference/PlainProduct.ts';
import { createVariationIndex } from './variationIndex.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';
const names = Object.keys(MUG.values);
const mug = indexOf(names, MUG.variations);

const choose = (color: string, size: string) =>
  new Map([
    [COLOR, color],
    [SIZE, size],
  ]);

function listAvailable(name: string, color: string, size: string): readonly string[] {
  const attribute = mug.attributes.find((candidate) => candidate.name === name);
  if (!attribute) throw new Error(`no attribute ${name}`);
  const judge = filterOptions(mug, choose(color, size), attribute);
  return (MUG.values[name] ?? []).filter((value) => judge(value).isAttached);
}

test('keeps every option when nothing is selected', () => {
  expect(listAvailable(COLOR, '', '')).toEqual(['blue', 'green', 'red']);
  expect(listAvailable(SIZE, '', '')).toEqual(['42', 'm', 's']);
});

test('selecting red keeps all colours and the sizes m and s, but removes the size 42', () => {
  expect(listAvailable(SIZE, 'red', '')).toEqual(['m', 's']);
  expect(listAvailable(COLOR, 'red', '')).toEqual(['blue', 'green', 'red']);
});

test('selecting red in size s matches the first variation and leaves blue and red available', () => {
  expect(matchVariation(mug, choose('red', 's'))).toBe(0);
  expect(listAvailable(COLOR, 'red', 's')).toEqual(['blue', 'red']);
});

test('selecting red in size m matches the second variation although it is out of stock', () => {
  expect(matchVariation(mug, choose('red', 'm'))).toBe(1);
});

test.each(['42', 'm', 's'])('blue with %s matches the blue variation for any size', (size) => {
  expect(matchVariation(mug, choose('blue', size))).toBe(2);
  expect(listAvailable(SIZE, 'blue', '')).toEqual(['42', 'm', 's']);
});

test('selecting only size 42 keeps blue and green, but removes red', () => {
  expect(listAvailable(COLOR, '', '42')).toEqual(['blue', 'green']);
});

test('selecting green leaves only size 42', () => {
  expect(listAvailable(SIZE, 'green', '')).toEqual(['42']);
});

test('matches nothing for an incomplete selection', () => {
  expect(isComplete(mug, choose('red', ''))).toBe(false);
  expect(matchVariation(mug, choose('red', ''))).toBe(-1);
});

test('matches nothing for a complete selection without a variation', () => {
  expect(matchVariation(mug, choose('green', 's'))).toBe(-1);
  expect(hasActiveMatch(mug, choose('green', 's'))).toBe(false);
});

test('a value without variations matches only variations that accept any value', () => {
  expect(matchVariation(mug, choose('blue', 'xxl'))).toBe(2);
  expect(matchVariation(mug, choose('red', 'xxl'))).toBe(-1);
});

test('of several matches, prefers the first in menu order', () => {
  const open = { attributes: { a: '' }, isActive: true, isInStock: true };
  const index = indexOf(['a'], [open, { ...open, attributes: { a: 'x' } }]);
  expect(matchVariation(index, new Map([['a', 'x']]))).toBe(0);
});

test('ignores a variation’s attribute that is missing from the index', () => {
  const other = { attributes: { a: 'x', elsewhere: 'y' }, isActive: true, isInStock: true };
  expect(matchVariation(indexOf(['a'], [other]), new Map([['a', 'x']]))).toBe(0);
});

test('compares values as exact strings', () => {
  const variation = (value: string) => ({ attributes: { a: value }, isActive: true, isInStock: true });
  const index = indexOf(['a'], [variation('42'), variation('Silver "wide"'), variation('042')]);
  const find = (value: string) => matchVariation(index, new Map([['a', value]]));
  expect([find('42'), find('042'), find('Silver "wide"'), find('silver "wide"')]).toEqual([0, 2, 1, -1]);
});

test('keeps an option attached but disabled when all of its variations are inactive', () => {
  const index = indexOf(['a'], [{ attributes: { a: 'x' }, isActive: false, isInStock: true }]);
  const [attribute] = index.attributes;
  const judged = attribute && filterOptions(index, new Map(), attribute)('x');
  expect(judged).toEqual({ isAttached: true, isEnabled: false, status: 'unavailable' });
});

test('finds a match beyond the first word of the bitset', () => {
  const many = Array.from({ length: 100 }, (_, at) => ({
    attributes: { a: `v${at}` },
    isActive: true,
    isInStock: true,
  }));
  expect(matchVariation(indexOf(['a'], many), new Map([['a', 'v97']]))).toBe(97);
});

test('matches nothing in a list without variations', () => {
  expect(hasActiveMatch(indexOf(['a'], []), new Map())).toBe(false);
});

test.each([31, 32, 33, 64, 65])('finds each of %d variations at its position', (size) => {
  const positions = [...Array(size).keys()];
  const entries = positions.map((at) => ({ values: [`v${at}`], isActive: at % 2 === 0, isInStock: true }));
  const index = createVariationIndex([COLOR], entries);
  const choose = (at: number) => new Map([[COLOR, `v${at}`]]);
  expect(positions.map((at) => matchVariation(index, choose(at)))).toEqual(positions);
  expect(positions.filter((at) => hasActiveMatch(index, choose(at)))).toEqual(positions.filter((at) => at % 2 === 0));
  expect(listPositions(findMatches(index, new Map()))).toEqual(positions);
});
