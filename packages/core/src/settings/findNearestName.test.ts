import { expect, it } from 'vitest';
import { findNearestName } from './findNearestName.ts';

const NAMES = ['clearOnReselect', 'markOutOfStock', 'position'];

it.each([
  ['clearOnReselct', 'clearOnReselect'],
  ['CLEARONRESELECT', 'clearOnReselect'],
  ['postion', 'position'],
])('for %s, suggests %s', (given, nearest) => {
  expect(findNearestName(given, NAMES)).toBe(nearest);
});

it.each(['colour', 'x', ''])('suggests nothing for %o', (given) => {
  expect(findNearestName(given, NAMES)).toBeUndefined();
});
