import { expect, test } from 'vitest';
import { isDue } from './visitRecords.ts';

const DAY = 86_400_000;
const NOW = 1_768_000_000_000;

test.each([
  ['never seen', undefined, true],
  ['just now', NOW, false],
  ['one day old', NOW - DAY, false],
  ['a second short of two days', NOW - 2 * DAY + 1000, false],
  ['two days old', NOW - 2 * DAY, true],
  ['a minute in the future', NOW + 60_000, false],
  ['a month in the future', NOW + 30 * DAY, true],
])('decides whether a view counts again: %s', (_name, at, expected) => {
  expect(isDue(new Map(at === undefined ? [] : [['v-widget', at]]), 'v-widget', NOW)).toBe(expected);
});
