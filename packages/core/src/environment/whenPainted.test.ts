import { expect, it } from 'vitest';
import type { Clock } from './createClock.ts';
import { whenPainted } from './whenPainted.ts';

it('waits for the next frame and then for a task', () => {
  const waiting: (() => void)[] = [];
  const order: string[] = [];
  const plan = (name: string) => (callback: () => void) => {
    waiting.push(() => {
      order.push(name);
      callback();
    });
  };
  const clock: Pick<Clock, 'frame' | 'turn'> = { frame: plan('frame'), turn: plan('turn') };
  whenPainted(clock, () => order.push('done'), new AbortController().signal);
  expect(order).toEqual([]);
  for (let next = waiting.shift(); next; next = waiting.shift()) next();
  expect(order).toEqual(['frame', 'turn', 'done']);
});
