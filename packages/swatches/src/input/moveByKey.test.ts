import { expect, test } from 'vitest';
import { moveFocus } from './moveByKey.ts';

const POSITIONS = { from: 1, reachable: [0, 1, 3], direction: 'ltr' } as const;

test.each([
  ['ArrowRight', 3],
  ['ArrowDown', 3],
  ['ArrowLeft', 0],
  ['ArrowUp', 0],
  ['Home', 0],
  ['End', 3],
])('%s moves to index %i', (key, index) => {
  expect(moveFocus(key, POSITIONS)).toBe(index);
});

test('wraps at both ends', () => {
  expect(moveFocus('ArrowRight', { ...POSITIONS, from: 3 })).toBe(0);
  expect(moveFocus('ArrowLeft', { ...POSITIONS, from: 0 })).toBe(3);
});

test('swaps Left and Right in RTL, but not Up and Down', () => {
  const positions = { ...POSITIONS, direction: 'rtl' } as const;
  expect(moveFocus('ArrowRight', positions)).toBe(0);
  expect(moveFocus('ArrowLeft', positions)).toBe(3);
  expect(moveFocus('ArrowDown', positions)).toBe(3);
});

test('does not move focus for other keys or in a group without a reachable item', () => {
  expect(moveFocus('a', POSITIONS)).toBeUndefined();
  expect(moveFocus('ArrowDown', { ...POSITIONS, reachable: [] })).toBeUndefined();
});
