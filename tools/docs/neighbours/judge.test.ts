import { type ChapterResult, failures, type JourneyResult, judge } from '@hadaya/e2e/journey/result';
import { expect, test } from 'vitest';

const chapter: ChapterResult = {
  name: 'product',
  steps: [{ name: 'a colour is chosen', isGreen: true }],
  shift: 0.1,
  moved: [],
  errors: ['404: /uploads/12.mp4'],
  positions: { '.price': [10, 20, 100, 30] },
};
const result = (change: Partial<ChapterResult>): JourneyResult => ({
  frontend: 'any',
  beside: 'nothing',
  date: '2026-11-26',
  chapters: [{ ...chapter, ...change }],
});
const failuresOf = (change: Partial<ChapterResult>) => failures(judge(result(change), result({})));

test('ignores a failure that the baseline also has, even if the numbers in the errors differ', () => {
  expect(failuresOf({ errors: ['404: /uploads/99.mp4'] })).toEqual([]);
});

test('reports an error, a layout shift and a moved shop element', () => {
  expect(failuresOf({ errors: ['uncaught: x'], shift: 0.2, positions: { '.price': [10, 26, 100, 30] } })).toEqual([
    'product: the page has no new errors: uncaught: x',
    'product: the page does not shift while it loads: 0.2 of at most 0.1050: ',
    'product: the shop’s own layout stays the same: .price 10,20,100,30 → 10,26,100,30',
  ]);
});

test('does not count the baseline’s errors as failures', () => {
  expect(failures(judge(result({ errors: ['uncaught: x'] })))).toEqual([]);
});
