import { expect, test } from 'vitest';
import { stepIndex } from './galleryState.ts';

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
])('slides: from %d by %d of %d leads to %d', (index, by, count, next) => {
  expect(stepIndex(index, by, count)).toBe(next);
});
