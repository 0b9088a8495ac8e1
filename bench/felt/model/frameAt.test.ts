import { expect, it } from 'vitest';
import { framesBySteps } from './frameAt.ts';

it('keeps the last frame of each step and assigns time 0 to the last frame before navigation', () => {
  const frames = [-40, 120, 180, 430].map((ms) => ({ ms, name: `at ${ms}` }));
  expect(framesBySteps(frames, 100)).toEqual([
    { ms: 0, name: 'at -40' },
    { ms: 200, name: 'at 180' },
    { ms: 500, name: 'at 430' },
  ]);
});

it('returns no frames for an empty recording', () => {
  expect(framesBySteps([], 100)).toEqual([]);
});
