import { createFakeClock } from '@hadaya/testing';
import { expect, test } from 'vitest';
import type { VariationIndex } from '../matching/index.ts';
import { indexInSteps } from './indexInSteps.ts';

function run(size: number) {
  const clock = createFakeClock();
  const owner = new AbortController();
  const read: number[] = [];
  const finished: VariationIndex[] = [];
  const readEntry = (index: number) => {
    read.push(index);
    return { values: [`v${index}`], isActive: true, isInStock: true };
  };
  const finish = (index: VariationIndex) => void finished.push(index);
  indexInSteps({ names: ['a'], size, readEntry, finish }, clock, owner.signal);
  return { clock, owner, read, finished };
}

test('indexes a short list immediately', () => {
  expect(run(2000).finished[0]?.size).toBe(2000);
});

test('reads none of 10,000 variations immediately, and all of them in later tasks', () => {
  const { clock, read, finished } = run(10_000);
  expect(read.length).toBe(0);
  clock.advance(0);
  expect([read.length, finished[0]?.size]).toEqual([10_000, 10_000]);
});

test('stops when the form closes', () => {
  const { clock, owner, read, finished } = run(10_000);
  owner.abort();
  clock.advance(100);
  expect([read.length, finished.length, clock.pending()]).toEqual([0, 0, 0]);
});
