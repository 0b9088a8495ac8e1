import { expect, test } from 'vitest';
import { createBitset, findFirst, readWord } from './bitset.ts';

test('a new bitset is empty, even at positions beyond its length', () => {
  const set = createBitset(33);
  expect([set.length, findFirst(set), readWord(set, 2)]).toEqual([2, -1, 0]);
});
