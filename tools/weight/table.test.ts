import { expect, test } from 'vitest';
import { findOutdated, writeTable } from './table.ts';

const DOCUMENT = 'Weights.\n\n| page |\n| --- |\n\nMore.\n\n| page of another table |\n';
const limit = { most: 120, mostRequests: 9 };
const of = (page: string, runtime: string, weight: number) => ({
  page,
  runtime,
  measured: { weight, requests: 8 },
  limit,
});
const at = (weight: number) => [of('list', 'react', weight), of('list', 'light', 60)];

test('replaces the document’s table of weights', () => {
  expect(writeTable(DOCUMENT, at(100)).replaceAll(' --- |', '')).toBe(
    'Weights.\n\n| page | runtime | weight, kB | limit | requests | limit |\n|\n' +
      '| list | react | 100.0 | 120 | 8 | 9 |\n| list | light | 60.0 | 120 | 8 | 9 |\n\n' +
      'More.\n\n| page of another table |\n',
  );
});

test.each([
  ['whose weight changed within the tolerance', at(104.9), []],
  ['that is lighter than documented', at(90), ['list, react']],
  ['that is heavier than documented', at(108), ['list, react']],
  [
    'whose limit changed',
    at(100).map((row) => ({ ...row, limit: { ...limit, most: 130 } })),
    ['list, react', 'list, light'],
  ],
  ['that is not documented', [of('other', 'react', 100)], ['other, react']],
])('finds the document’s outdated rows for a page %s', (_what, rows, expected) => {
  expect(findOutdated(writeTable(DOCUMENT, at(100)), rows)).toEqual(expected);
});
