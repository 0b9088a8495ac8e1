import { expect, test } from 'vitest';
import { coversDay } from './HoursRule.ts';
import { type Calendar, findOpening, isOpenOn } from './isOpenOn.ts';
import { countDays, toLocalTime } from './localTime.ts';
import { readSchedule } from './schedule.ts';

const covers = (rule: { readonly days: number }, weekday: number) => coversDay(rule.days, weekday, [5, 6]);
const at = (moment: string) => toLocalTime({ kind: 'offset', minutes: 0 }, Date.parse(`${moment}Z`));

// 2026-11-26 is a Thursday.
const calendar: Calendar = {
  hours: [{ days: 7, start: 540, end: 1080 }],
  exceptions: [
    { first: countDays('2026-11-29'), last: countDays('2026-12-03'), hours: [] },
    { first: countDays('2026-12-05'), last: countDays('2026-12-05'), hours: [{ start: 1200, end: 120 }] },
  ],
};

test.each([
  ['2026-11-26T10:00', true],
  ['2026-11-27T10:00', false],
  ['2026-11-29T10:00', false],
  ['2026-12-03T10:00', false],
  ['2026-12-05T10:00', false],
  ['2026-12-05T21:00', true],
  ['2026-12-06T01:30', true],
  ['2026-12-06T03:00', false],
  ['2026-12-06T09:00', true],
])('at %s, the shop is open: %s', (moment, isOpen) => {
  expect(isOpenOn(calendar, at(moment), covers)).toBe(isOpen);
});

test('finds the next opening by skipping holidays and applying special hours', () => {
  expect(findOpening(calendar, at('2026-11-26T19:00'), covers)).toEqual({
    day: countDays('2026-12-05'),
    weekday: 6,
    days: 9,
    minute: 1200,
  });
  expect(findOpening(calendar, at('2026-11-26T08:00'), covers)).toMatchObject({ days: 0, minute: 540 });
  expect(findOpening(calendar, at('2026-11-26T10:00'), covers)).toMatchObject({ days: 0, minute: 600 });
  expect(findOpening({ hours: [], exceptions: [] }, at('2026-11-26T08:00'), covers)).toBeUndefined();
});

test('finds the next day’s opening even if its time of day is earlier than now', () => {
  expect(findOpening(calendar, at('2026-11-25T19:00'), covers)).toMatchObject({ days: 1, weekday: 4, minute: 540 });
});

test('returns the earliest remaining opening of a day with several', () => {
  const hours = [
    { days: 4, start: 840, end: 1020 },
    { days: 4, start: 480, end: 720 },
  ];
  expect(findOpening({ hours, exceptions: [] }, at('2026-11-26T07:00'), covers)?.minute).toBe(480);
  expect(findOpening({ hours, exceptions: [] }, at('2026-11-26T13:00'), covers)?.minute).toBe(840);
});

test.each([
  [{ start: 'soon', closed: true }],
  [{ start: '2026-12-31', end: 'soon', closed: true }],
  [{ start: '2026-02-31', closed: true }],
  [{ start: '2026-12-31', end: '2026-12-01', closed: true }],
  [{ start: '2026-12-31' }],
  [{ start: '2026-12-31', opens: '10:00' }],
  [{ start: '2026-12-31', closes: '14:00' }],
  [{ start: '2026-12-31', opens: 'early', closes: '14:00' }],
  [{ start: '2026-12-31', opens: '10:00', closes: 'late' }],
  [{ start: '2026-12-31', opens: '25:00', closes: '26:00' }],
])('reports and ignores unreadable special hours: %j', (exception) => {
  const reported: string[] = [];
  const given = { lines: [], exceptions: [exception] };
  const { hours } = readSchedule({ hours: given }, (message) => void reported.push(message));
  expect(hours?.exceptions ?? []).toEqual([]);
  expect(reported).toEqual([expect.stringContaining('special opening hours')]);
});

test('reads exceptions as days with special hours', () => {
  const given = [
    { start: '2026-12-31', closed: true },
    { start: '2027-02-10', end: '2027-03-10', opens: '10:00', closes: '14:00' },
  ];
  const { hours } = readSchedule({ hours: { lines: [], exceptions: given } }, () => {});
  expect(hours?.exceptions).toEqual([
    { first: countDays('2026-12-31'), last: countDays('2026-12-31'), hours: [] },
    { first: countDays('2027-02-10'), last: countDays('2027-03-10'), hours: [{ start: 600, end: 840 }] },
  ]);
});
