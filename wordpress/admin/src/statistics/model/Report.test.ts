import { expect, test } from 'vitest';
import { changeOf, rateOf, sumUp } from './Report.ts';
import { whyEmpty } from './whyEmpty.ts';

test('totals the counts of the period and, separately, those of the previous period', () => {
  const before = { views: 1, clicks: 2, messages: 3 };
  const one = { views: 10, clicks: 4, messages: 1, before };
  expect(sumUp([one, one])).toEqual({
    views: 20,
    clicks: 8,
    messages: 2,
    before: { views: 2, clicks: 4, messages: 6 },
  });
});

test.each([
  [1, 4, 0.25],
  [0, 4, 0],
  [1, 0, undefined],
  // Visitors also send messages through links, so there may be more messages than views.
  [6, 5, undefined],
])('%d of %d is %s', (part, whole, rate) => {
  expect(rateOf(part, whole)).toBe(rate);
});

test('gives no percentage for a change from zero', () => {
  expect([changeOf(3, 0), changeOf(3, 2), changeOf(0, 2)]).toEqual([undefined, 0.5, -1]);
});

test.each([
  [{ rest: 'off', first: '', to: '2026-01-02' }, 'off'],
  [{ rest: 'uncounted', first: '2026-01-01', to: '2026-01-02' }, 'uncounted'],
  [{ rest: 'off', first: '2026-01-03', to: '2026-01-02' }, 'early'],
  [{ rest: '', first: '', to: '2026-01-02' }, 'fresh'],
  [{ rest: '', first: '2026-01-01', to: '2026-01-02' }, 'quiet'],
] as const)('explains why %j is empty: %s', (report, why) => {
  expect(whyEmpty(report)).toBe(why);
});
