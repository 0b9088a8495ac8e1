import { expect, test } from 'vitest';
import { createFakeClock, FRAME_MS } from './fakeClock.ts';

test('runs callbacks in the order in which they are due, and only when a test advances the time', () => {
  const clock = createFakeClock(1000);
  const seen: string[] = [];
  clock.after(30, () => seen.push(`late ${clock.now()}`));
  clock.after(10, () => seen.push(`early ${clock.now()}`));
  expect(seen).toEqual([]);
  clock.advance(50);
  expect(seen).toEqual(['early 1010', 'late 1030']);
  expect(clock.now()).toBe(1050);
});

test('runs a repeated callback once per period until its signal aborts', () => {
  const clock = createFakeClock();
  const owner = new AbortController();
  let runs = 0;
  clock.every(100, () => runs++, owner.signal);
  clock.advance(350);
  expect(runs).toBe(3);
  owner.abort();
  clock.advance(1000);
  expect(runs).toBe(3);
  expect(clock.pending()).toBe(0);
});

test('runs callbacks scheduled within the advanced span', () => {
  const clock = createFakeClock();
  let frames = 0;
  const paint = () => {
    frames++;
    clock.frame(paint);
  };
  clock.frame(paint);
  clock.advance(FRAME_MS * 4);
  expect(frames).toBe(4);
});

test('schedules nothing for an aborted signal', () => {
  const clock = createFakeClock();
  clock.after(1, () => {}, AbortSignal.abort());
  expect(clock.pending()).toBe(0);
});

test('advanceAsync lets promises settle between callbacks', async () => {
  const clock = createFakeClock();
  const seen: string[] = [];
  clock.after(1, () => void Promise.resolve().then(() => seen.push('promise')));
  clock.after(2, () => seen.push('second timer'));
  await clock.advanceAsync(5);
  expect(seen).toEqual(['promise', 'second timer']);
});
