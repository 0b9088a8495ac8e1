// @vitest-environment node
import { expect, it } from 'vitest';
import { morningOf, snoozeTimes } from './snoozeTimes.ts';

const at = (...parts: [number, number, number, number]) => new Date(...parts).getTime() / 1000;

it('offers three hours from now, tomorrow morning and the morning a week from now', () => {
  const times = snoozeTimes(new Date(2026, 11, 31, 22, 15));
  expect(times).toEqual({
    later: at(2027, 0, 1, 1) + 15 * 60,
    tomorrow: at(2027, 0, 1, 9),
    week: at(2027, 0, 7, 9),
  });
});

it('returns nine o’clock on a date, or undefined for an invalid date', () => {
  expect(morningOf('2026-12-31')).toBe(at(2026, 11, 31, 9));
  expect(morningOf('')).toBeUndefined();
  expect(morningOf('31.12.2026')).toBeUndefined();
});
