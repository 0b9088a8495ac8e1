import { expect, test } from 'vitest';
import { createBitset, findFirst, readWord } from './bitset.ts';

test('a set is initially empty, even past its end', () => {
  const set = createBitset(33);
  expect([set.length, findFirst(set), readWord(set, 2)]).toEqual([2, -1, 0]);
});
