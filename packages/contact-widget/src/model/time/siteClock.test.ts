import { describe, expect, test } from 'vitest';
import { readClockOffset } from './siteClock.ts';

const DAY_MS = 86_400_000;

describe('how far the server’s clock is ahead', () => {
  test.each([
    ['a right clock', 0],
    ['a clock three days late', 3 * DAY_MS],
    ['a clock two days early', -2 * DAY_MS],
  ])('fault-111: %s', (_, ahead) => {
    const sentMs = 1_700_000_000_000;
    const answer = { serverMs: sentMs + 200 + ahead, sentMs, receivedMs: sentMs + 400 };
    expect(readClockOffset(answer)).toBe(ahead);
  });

  test.each([
    ['no time', { serverMs: Number.NaN, sentMs: 0, receivedMs: 10 }],
    ['an answer after eleven seconds', { serverMs: 5, sentMs: 0, receivedMs: 11_000 }],
    ['a clock that was set back meanwhile', { serverMs: 5, sentMs: 10, receivedMs: 0 }],
  ])('%s tells nothing', (_, answer) => {
    expect(readClockOffset(answer)).toBeUndefined();
  });
});
