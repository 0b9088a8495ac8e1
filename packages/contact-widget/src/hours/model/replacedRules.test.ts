import { expect, test } from 'vitest';
import { isOpenAt } from '../../testing/openWeekly.ts';
import { readZone, toLocalTime } from './localTime.ts';

const OMAN_WEEKEND = [5, 6];
const at = (weekday: number, hour: number) => ({ weekday, minute: hour * 60 });

test('applies overnight hours only from the evening to the next morning', () => {
  const night = [{ days: 4, start: 22 * 60, end: 2 * 60 }];
  expect([at(4, 23), at(5, 1)].map((moment) => isOpenAt(night, moment, OMAN_WEEKEND))).toEqual([true, true]);
  expect([at(4, 21), at(5, 3), at(4, 1)].map((moment) => isOpenAt(night, moment, OMAN_WEEKEND))).toEqual([
    false,
    false,
    false,
  ]);
});

test('treats Friday and Saturday as Oman’s weekend', () => {
  const weekend = [{ days: 9, start: 9 * 60, end: 17 * 60 }];
  expect([5, 6, 0].map((day) => isOpenAt(weekend, at(day, 10), OMAN_WEEKEND))).toEqual([true, true, false]);
  expect(isOpenAt(weekend, at(0, 10), [6, 0])).toBe(true);
});

test('reads the offset +0.5 as 30 minutes', () => {
  const zone = readZone('+0.5');
  expect(zone).toEqual({ kind: 'offset', minutes: 30 });
  expect(toLocalTime(zone, Date.parse('2025-03-15T23:45:00Z'))).toMatchObject({ weekday: 0, minute: 15 });
});
