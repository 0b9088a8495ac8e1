import { type ChapterResult, failures, type JourneyResult, judge } from '@hadaya/e2e/journey/result';
import { expect, test } from 'vitest';

const chapter: ChapterResult = {
  name: 'product',
  steps: [{ name: 'a colour is chosen', isGreen: true }],
  shift: 0.1,
  moved: [],
  errors: ['404: /uploads/12.mp4'],
  places: { '.price': [10, 20, 100, 30] },
};
const result = (change: Partial<ChapterResult>): JourneyResult => ({
  frontend: 'any',
  beside: 'nothing',
  date: '2026-11-26',
  chapters: [{ ...chapter, ...change }],
});
const told = (change: Partial<ChapterResult>) => failures(judge(result(change), result({})));

test('what the measure has as well is no failure, whatever numbers stand in an error', () => {
  expect(told({ errors: ['404: /uploads/99.mp4'] })).toEqual([]);
});

test('an error, a movement and another place of the shop’s own parts are told', () => {
  expect(told({ errors: ['uncaught: x'], shift: 0.2, places: { '.price': [10, 26, 100, 30] } })).toEqual([
    'product: no error: uncaught: x',
    'product: nothing moved while the page loaded: 0.2 of at most 0.1050: ',
    'product: the host’s parts stand where they stood: .price 10,20,100,30 → 10,26,100,30',
  ]);
});

test('the measure itself is judged by its steps alone', () => {
  expect(failures(judge(result({ errors: ['uncaught: x'] })))).toEqual([]);
});
