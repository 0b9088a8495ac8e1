import { expect, it } from 'vitest';
import { createReentrancyQueue } from './createReentrancyQueue.ts';

it('runs jobs queued inside a job after that job, in order', () => {
  const inTurn = createReentrancyQueue();
  const reported: string[] = [];
  const outer = inTurn(() => {
    reported.push(inTurn(() => void reported.push('second'), undefined) === undefined ? 'queued' : '');
    inTurn(() => reported.push('third'), 0);
    reported.push('first');
    return 'ran';
  }, 'queued');
  expect(outer).toBe('ran');
  expect(reported).toEqual(['queued', 'first', 'second', 'third']);
});

it('drops the waiting jobs when a job throws, but still runs jobs queued afterwards', () => {
  const inTurn = createReentrancyQueue();
  const reported: string[] = [];
  const failing = () => {
    inTurn(() => reported.push('lost'), 0);
    throw new Error('broken');
  };
  expect(() => inTurn(failing, undefined)).toThrow('broken');
  inTurn(() => reported.push('next'), 0);
  expect(reported).toEqual(['next']);
});
