import { expect, test } from 'vitest';
import { moveFocus } from './moveByKey.ts';

const PLACES = { from: 1, reachable: [0, 1, 3], direction: 'ltr' } as const;

test.each([
  ['ArrowRight', 3],
  ['ArrowDown', 3],
  ['ArrowLeft', 0],
  ['ArrowUp', 0],
  ['Home', 0],
  ['End', 3],
])('%s moves to index %i', (key, place) => {
  expect(moveFocus(key, PLACES)).toBe(place);
});

test('wraps at both ends', () => {
  expect(moveFocus('ArrowRight', { ...PLACES, from: 3 })).toBe(0);
  expect(moveFocus('ArrowLeft', { ...PLACES, from: 0 })).toBe(3);
});

test('right to left, Left and Right are swapped, Up and Down are not', () => {
  const places = { ...PLACES, direction: 'rtl' } as const;
  expect(moveFocus('ArrowRight', places)).toBe(0);
  expect(moveFocus('ArrowLeft', places)).toBe(3);
  expect(moveFocus('ArrowDown', places)).toBe(3);
});

test('other keys and a group without a reachable item move nothing', () => {
  expect(moveFocus('a', PLACES)).toBeUndefined();
  expect(moveFocus('ArrowDown', { ...PLACES, reachable: [] })).toBeUndefined();
});
