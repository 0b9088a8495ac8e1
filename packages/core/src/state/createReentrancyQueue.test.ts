import { expect, it } from 'vitest';
import { createReentrancyQueue } from './createReentrancyQueue.ts';

it('runs jobs queued inside a job after it, in order', () => {
  const inTurn = createReentrancyQueue();
  const told: string[] = [];
  const outer = inTurn(() => {
    told.push(inTurn(() => void told.push('second'), undefined) === undefined ? 'queued' : '');
    inTurn(() => told.push('third'), 0);
    told.push('first');
    return 'ran';
  }, 'queued');
  expect(outer).toBe('ran');
  expect(told).toEqual(['queued', 'first', 'second', 'third']);
});

it('a throwing job drops the waiting ones, and the next one runs', () => {
  const inTurn = createReentrancyQueue();
  const told: string[] = [];
  const failing = () => {
    inTurn(() => told.push('lost'), 0);
    throw new Error('broken');
  };
  expect(() => inTurn(failing, undefined)).toThrow('broken');
  inTurn(() => told.push('next'), 0);
  expect(told).toEqual(['next']);
});
