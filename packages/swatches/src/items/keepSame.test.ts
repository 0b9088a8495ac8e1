import { expect, test } from 'vitest';
import { keepSame } from './keepSame.ts';

test('returns the older of two equal objects or arrays', () => {
  const [one, list] = [{ a: 1, b: null }, ['x', 'y']];
  expect(keepSame(one, { a: 1, b: null })).toBe(one);
  expect(keepSame(list, ['x', 'y'])).toBe(list);
});

test('returns the newer object when there is no older one, a value differs or the number of values differs', () => {
  for (const before of [undefined, { a: 1, b: 3 }, { a: 1, b: 2, c: 3 }]) {
    const after = { a: 1, b: 2 };
    expect(keepSame<object>(before, after)).toBe(after);
  }
  const shorter = ['x'];
  expect(keepSame(['x', 'y'], shorter)).toBe(shorter);
  expect(keepSame(shorter, ['x', 'y'])).toEqual(['x', 'y']);
});
