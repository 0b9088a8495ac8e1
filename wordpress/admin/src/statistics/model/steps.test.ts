import { expect, test } from 'vitest';
import { shiftDay } from './ranges.ts';
import { gatherSteps, roundUp, stepKindOf } from './steps.ts';

const days = (first: string, count: number) =>
  Array.from({ length: count }, (_day, index) => ({
    day: shiftDay(first, index),
    views: 1,
    clicks: 0,
    messages: 0,
    before: { views: 2, clicks: 0, messages: 0 },
  }));

test('shows 62 days with one bar for each day', () => {
  expect(gatherSteps(days('2026-01-01', 62), 0)).toHaveLength(62);
});

test('groups 90 days by the site’s weeks without losing counts', () => {
  const steps = gatherSteps(days('2026-01-01', 90), 0);
  expect(steps.slice(0, 2).map(({ from, to }) => [from, to])).toEqual([
    ['2026-01-01', '2026-01-03'],
    ['2026-01-04', '2026-01-10'],
  ]);
  expect(steps.reduce((sum, { views, before }) => sum + views + before.views, 0)).toBe(270);
});

test('groups two years by month', () => {
  const steps = gatherSteps(days('2025-01-15', 730), 0);
  expect(steps[1]).toMatchObject({ from: '2025-02-01', to: '2025-02-28', views: 28 });
  expect(stepKindOf(730)).toBe('month');
});

test.each([
  [0, 1],
  [3, 3],
  [7, 8],
  [11, 15],
  [99, 100],
  [1201, 1500],
])('rounds the maximum %d up to %d', (most, top) => {
  expect(roundUp(most)).toBe(top);
});
