import { expect, test } from 'vitest';
import { firstInTeam } from './firstInTeam.ts';

test.each([
  ['given', 3, 0.9, 120_000, 0],
  ['random', 3, 0, 120_000, 0],
  ['random', 3, 0.99, 120_000, 2],
  ['turns', 3, 0.9, 0, 0],
  ['turns', 3, 0.9, 119_999, 1],
  ['turns', 3, 0.9, 180_000, 0],
  ['turns', 0, 0.9, 180_000, 0],
] as const)(
  'firstInTeam: in "%s" order, with %d agents, random number %d and time %d ms, the first index is %d',
  (order, count, chance, now, first) => expect(firstInTeam(order, count, chance, now)).toBe(first),
);
