import { expect, test } from 'vitest';
import { stepIndex } from './galleryState.ts';

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
])('stepping from slide %d by %d among %d slides leads to slide %d', (index, by, count, next) => {
  expect(stepIndex(index, by, count)).toBe(next);
});
