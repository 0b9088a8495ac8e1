import { describe, expect, test } from 'vitest';
import { findNextOpening, isOpenAt } from '../../testing/openWeekly.ts';
import { type HoursRule, isKnownDayCode } from './HoursRule.ts';

const WEEKEND = [6, 0];
const OMAN = [5, 6];

/** Returns the open minutes of a week as `day hh:mm-hh:mm` runs, both ends included. */
function openRuns(rules: readonly HoursRule[], weekend: readonly number[] = WEEKEND): string[] {
  const runs: string[] = [];
  let start = -1;
  const name = (at: number) =>
    `${Math.floor(at / 1440)} ${String(Math.floor((at % 1440) / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  for (let at = 0; at <= 7 * 1440; at += 1) {
    const isOpen = at < 7 * 1440 && isOpenAt(rules, { weekday: Math.floor(at / 1440), minute: at % 1440 }, weekend);
    if (isOpen && start < 0) start = at;
    if (!isOpen && start >= 0) {
      runs.push(`${name(start)}-${name(at - 1)}`);
      start = -1;
    }
  }
  return runs;
}

const hours = (days: number, start: string, end: string): HoursRule => {
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return { days, start: minute(start), end: minute(end) };
};
const everyDay = (start: string, end: string, days = [0, 1, 2, 3, 4, 5, 6]) =>
  days.map((day) => `${day} ${start}-${day} ${end}`);

describe('every minute of a week', () => {
  test('09:00 to 17:00 every day includes both ends', () => {
    expect(openRuns([hours(-1, '09:00', '17:00')])).toEqual(everyDay('09:00', '17:00'));
  });
  test('22:00 to 02:00 runs past midnight, even from Saturday to Sunday', () => {
    expect(openRuns([hours(-1, '22:00', '02:00')])).toEqual([
      '0 00:00-0 02:00',
      ...[0, 1, 2, 3, 4, 5].map((day) => `${day} 22:00-${day + 1} 02:00`),
      '6 22:00-6 23:59',
    ]);
  });
  test('an overnight line belongs to the day on which it starts', () => {
    expect(openRuns([hours(5, '22:00', '02:00')])).toEqual(['5 22:00-6 02:00']);
  });
  test('treats an overnight window that the Pro plugin splits at midnight as one window', () => {
    expect(openRuns([hours(5, '22:00', '23:59'), hours(6, '00:00', '02:00')])).toEqual(['5 22:00-6 02:00']);
  });
  test('a line with equal start and end times is open for one minute', () => {
    expect(openRuns([hours(-1, '00:00', '00:00')])).toEqual(everyDay('00:00', '00:00'));
    expect(openRuns([hours(3, '12:30', '12:30')])).toEqual(['3 12:30-3 12:30']);
  });
  test('00:00 to 23:59 is open for the whole day', () => {
    expect(openRuns([hours(2, '00:00', '23:59')])).toEqual(['2 00:00-2 23:59']);
  });
  test('is open whenever any of several lines applies', () => {
    expect(openRuns([hours(1, '08:00', '12:00'), hours(1, '14:00', '17:00')])).toEqual([
      '1 08:00-1 12:00',
      '1 14:00-1 17:00',
    ]);
  });
  test('is never open without opening hours', () => expect(openRuns([])).toEqual([]));
});

describe('day codes', () => {
  test.each([0, 1, 2, 3, 4, 5, 6])('the day code %i means only the weekday with that number', (day) => {
    expect(openRuns([hours(day, '08:00', '09:00')])).toEqual(everyDay('08:00', '09:00', [day]));
  });
  test('the day code 7 means Sunday to Thursday', () =>
    expect(openRuns([hours(7, '08:00', '17:00')])).toEqual(everyDay('08:00', '17:00', [0, 1, 2, 3, 4])));
  test('the day code 8 means Monday to Friday', () =>
    expect(openRuns([hours(8, '08:00', '17:00')])).toEqual(everyDay('08:00', '17:00', [1, 2, 3, 4, 5])));
  test('the day code 9 means Saturday and Sunday', () =>
    expect(openRuns([hours(9, '08:00', '17:00')])).toEqual(everyDay('08:00', '17:00', [0, 6])));
  test('the day code 9 means Friday and Saturday with the Oman preset', () => {
    expect(openRuns([hours(9, '08:00', '17:00')], OMAN)).toEqual(everyDay('08:00', '17:00', [5, 6]));
  });
  test.each([10, -2, 1.5, Number.NaN])('the day code %d is unknown and matches nothing', (code) => {
    expect(isKnownDayCode(code)).toBe(false);
    expect(openRuns([hours(code, '00:00', '23:59')])).toEqual([]);
  });
});

test('the next opening after Thursday evening is Sunday morning', () => {
  const rules = [hours(7, '08:00', '17:00')];
  expect(findNextOpening(rules, { weekday: 4, minute: 17 * 60 + 1 }, WEEKEND)).toEqual({ weekday: 0, minute: 480 });
  expect(findNextOpening([], { weekday: 4, minute: 0 }, WEEKEND)).toBeUndefined();
});
