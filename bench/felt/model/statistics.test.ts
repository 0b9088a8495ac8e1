import { expect, it } from 'vitest';
import { blockedTime, inpOf, leftOfRemovable, median, quantile, rotate } from './statistics.ts';

it('computes the median of an odd or even number of values, ignoring missing values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, Number.NaN, 2, 3])).toBe(2.5);
  expect(median([])).toBeNaN();
  expect(quantile([0, 100], 0.75)).toBe(75);
  expect(quantile([7], 0.75)).toBe(7);
});

it('computes the remaining share of the removable cost', () => {
  expect(leftOfRemovable(100, 100, 20)).toBe(1);
  expect(leftOfRemovable(20, 100, 20)).toBe(0);
  expect(leftOfRemovable(40, 100, 20)).toBe(0.25);
  expect(leftOfRemovable(10, 20, 20)).toBeNaN();
});

it('counts only the part of a task beyond 50 ms as blocking time', () => {
  const tasks = [
    { start: 10, ms: 400 },
    { start: 100, ms: 50 },
    { start: 200, ms: 80 },
    { start: 900, ms: 150 },
    { start: 5000, ms: 90 },
  ];
  expect(blockedTime(tasks, 100, 1000)).toBe(130);
});

it('reports the slowest interaction as INP, ignoring one outlier per fifty interactions', () => {
  expect(inpOf([40, 120, 80])).toBe(120);
  expect(inpOf([...Array.from({ length: 49 }, () => 30), 500, 200])).toBe(200);
  expect(inpOf([])).toBeNaN();
});

it('rotates the variants so that each starts a round in turn', () => {
  expect([0, 1, 2, 3].map((round) => rotate(['a', 'b', 'c'], round).join(''))).toEqual(['abc', 'bca', 'cab', 'abc']);
  expect(rotate([], 3)).toEqual([]);
});
