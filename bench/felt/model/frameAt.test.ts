import { expect, it } from 'vitest';
import { framesBySteps } from './frameAt.ts';

it('keeps the last frame of each step, and the one from before the navigation at 0', () => {
  const frames = [-40, 120, 180, 430].map((ms) => ({ ms, name: `at ${ms}` }));
  expect(framesBySteps(frames, 100)).toEqual([
    { ms: 0, name: 'at -40' },
    { ms: 200, name: 'at 180' },
    { ms: 500, name: 'at 430' },
  ]);
});

it('has no frames without a recording', () => {
  expect(framesBySteps([], 100)).toEqual([]);
});
