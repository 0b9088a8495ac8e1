import { expect, test } from 'vitest';
import { findRangeMistake, lengthOf, type RangeName, rangeOf } from './ranges.ts';

test.each<readonly [RangeName, string, string, string]>([
  ['7', '2026-12-03', '2026-11-27', '2026-12-03'],
  ['30', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['365', '2024-12-31', '2024-01-02', '2024-12-31'],
  ['month', '2026-12-03', '2026-12-01', '2026-12-03'],
  ['last-month', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
])('the range %s on %s lasts from %s to %s', (name, today, from, to) => {
  expect(rangeOf(name, today)).toEqual({ from, to });
});

test('counts both the first and the last day of a range', () => {
  expect(lengthOf({ from: '2026-02-28', to: '2026-03-01' })).toBe(2);
});

test.each([
  ['', '2026-01-01', 'missing'],
  ['2026-02-31x', '2026-01-01', 'missing'],
  ['2026-02-02', '2026-02-01', 'order'],
  ['2000-01-01', '2026-01-01', 'length'],
  ['2026-01-01', '2026-01-01', undefined],
])('finds the mistake in a range from %s to %s: %s', (from, to, mistake) => {
  expect(findRangeMistake({ from, to })).toBe(mistake);
});
