import { describe, expect, test } from 'vitest';
import { adaptTriggers } from '../../chaty/model/adaptWidget.ts';
import { isInDates, isOpenNow, readSchedule as readOurs } from './schedule.ts';

const readSchedule = (printed: Readonly<Record<string, unknown>>, report: (message: string) => void) =>
  readOurs(adaptTriggers(printed), report);

const never = (message: string) => {
  throw new Error(message);
};
const weekend = [6, 0];
const WORK_WEEK = {
  has_day_hours_scheduling_rules: 1,
  day_hours_scheduling_rules: [
    { days: 7, start_time: '08:00', start_hours: 8, start_min: 0, end_time: '17:00', end_hours: 17, end_min: 0 },
  ],
  day_time_diff: '+4',
};

describe('opening hours from Sunday to Thursday, 08:00 to 17:00, at UTC+4', () => {
  const schedule = readSchedule(WORK_WEEK, never);
  test.each([
    ['Sunday 04:00 UTC', Date.UTC(2026, 0, 18, 4, 0), true],
    ['Sunday 03:59 UTC', Date.UTC(2026, 0, 18, 3, 59), false],
    ['Thursday 13:00 UTC', Date.UTC(2026, 0, 22, 13, 0), true],
    ['Thursday 13:01 UTC', Date.UTC(2026, 0, 22, 13, 1), false],
    ['Friday 08:00 UTC', Date.UTC(2026, 0, 23, 8, 0), false],
  ])('%s', (_name, now, isOpen) => expect(isOpenNow(schedule, now, weekend)).toBe(isOpen));
});

test('is open at 12:20 UTC in zone "-5" with a window from 07:00 to 07:30', () => {
  const rules = [{ days: -1, start_hours: 7, start_min: 0, end_hours: 7, end_min: 30 }];
  const schedule = readSchedule(
    { has_day_hours_scheduling_rules: 1, day_hours_scheduling_rules: rules, day_time_diff: '-5' },
    never,
  );
  expect(isOpenNow(schedule, Date.UTC(2026, 0, 15, 12, 20), weekend)).toBe(true);
});

describe('date limits are inclusive, and an empty date sets no limit', () => {
  const now = Date.UTC(2026, 0, 15, 8, 0, 30);
  const dates = (start: string, end: string) =>
    readSchedule(
      {
        has_date_scheduling_rules: 1,
        date_scheduling_rules: { start_date_time: start, end_date_time: end },
        time_diff: 'Asia/Muscat',
      },
      never,
    );
  test.each([
    ['a start date of exactly now', '2026-01-15 12:00:30', '', true],
    ['an end date of exactly now', '', '2026-01-15 12:00:30', true],
    ['two empty dates', '', '', true],
    ['a start date one second from now', '2026-01-15 12:00:31', '', false],
    ['an end date one second ago', '', '2026-01-15 12:00:29', false],
  ])('%s', (_name, start, end, isIn) => expect(isInDates(dates(start, end), now)).toBe(isIn));
});

test('uses the date rules’ time zone for hours without a time zone', () => {
  const schedule = readSchedule({ ...WORK_WEEK, day_time_diff: undefined, time_diff: '+4' }, never);
  expect(schedule.hoursZone).toEqual({ kind: 'offset', minutes: 240 });
});

test('reads times from their text when the numbers are missing', () => {
  const rules = [{ days: 0, start_time: '20:15', end_time: '23:59' }];
  const { hours } = readSchedule({ has_day_hours_scheduling_rules: '1', day_hours_scheduling_rules: rules }, never);
  expect(hours?.hours).toEqual([{ days: 0, start: 1215, end: 1439 }]);
});

test('reports and ignores an invalid zone and an invalid day code', () => {
  const reported: string[] = [];
  const rules = [{ days: 'x', start_hours: 0, start_min: 0, end_hours: 23, end_min: 59 }];
  const schedule = readSchedule(
    { has_day_hours_scheduling_rules: 1, day_hours_scheduling_rules: rules, day_time_diff: 'Bad/Zone' },
    (message) => void reported.push(message),
  );
  expect(schedule.hours?.hours).toEqual([]);
  expect(reported.filter((message) => message.includes('Bad/Zone'))).toHaveLength(1);
  expect(reported.some((message) => message.includes('day code'))).toBe(true);
});

test('keeps a named zone’s hours across clock changes', () => {
  const rules = [{ days: -1, start_hours: 8, start_min: 0, end_hours: 17, end_min: 0 }];
  const schedule = readSchedule(
    { has_day_hours_scheduling_rules: 1, day_hours_scheduling_rules: rules, day_time_diff: 'Europe/London' },
    never,
  );
  const isOpen = (day: number, hours: number, minutes: number) =>
    isOpenNow(schedule, Date.UTC(2026, 2, day, hours, minutes), weekend);
  expect([isOpen(28, 7, 59), isOpen(28, 8, 0), isOpen(28, 17, 1)]).toEqual([false, true, false]);
  expect([isOpen(29, 6, 59), isOpen(29, 7, 0), isOpen(29, 16, 1)]).toEqual([false, true, false]);
});
