import { describe, expect, test } from 'vitest';
import { countDays, nameDay, nameZone, readClockText, readZone, toLocalTime } from './localTime.ts';

/** A Thursday, 12:20 UTC. */
const NOON_20 = 1_768_479_600_000;

const at = (given: unknown) => {
  const { minute } = toLocalTime(readZone(given), NOON_20);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
};

describe('reads the site’s clock at 12:20 UTC', () => {
  test.each([
    ['+0.5', '12:50'],
    ['-3.5', '08:50'],
    ['-5', '07:20'],
    [0, '12:20'],
    ['', '12:20'],
    [undefined, '12:20'],
    ['Asia/Muscat', '16:20'],
    ['nonsense', '12:20'],
    ['Bad/Zone', '12:20'],
    ['+4', '16:20'],
    ['4', '16:20'],
    [4, '16:20'],
    ['+5.75', '18:05'],
    ['+5:30', '17:50'],
    ['UTC+4', '16:20'],
    ['UTC', '12:20'],
    [-3.5, '08:50'],
  ])('zone %j has the time %s', (given, expected) => expect(at(given)).toBe(expected));
});

test('reads an invalid time zone as unknown, not as UTC', () => {
  expect(readZone('Bad/Zone').kind).toBe('unknown');
  expect(readZone('UTC').kind).toBe('offset');
});

test('applies no daylight saving time in Muscat', () => {
  const zone = readZone('Asia/Muscat');
  expect(toLocalTime(zone, Date.UTC(2026, 6, 1, 0)).minute).toBe(240);
  expect(toLocalTime(zone, Date.UTC(2026, 0, 1, 0)).minute).toBe(240);
});

test('applies daylight saving time in a named zone', () => {
  const zone = readZone('Europe/Berlin');
  expect(toLocalTime(zone, Date.UTC(2026, 6, 1, 0)).minute).toBe(120);
  expect(toLocalTime(zone, Date.UTC(2026, 0, 1, 0)).minute).toBe(60);
});

test('formats a timestamp as sortable text with seconds', () => {
  expect(toLocalTime(readZone('+4'), Date.UTC(2026, 0, 31, 20, 0, 7)).stamp).toBe('2026-02-01 00:00:07');
});

test.each([
  ['Asia/Muscat', 'Asia/Muscat'],
  ['+4', 'UTC+4'],
  ['-3.5', 'UTC-3:30'],
  ['0', 'UTC'],
  ['nonsense', 'UTC'],
])('shows the zone %j as %s', (given, name) => expect(nameZone(readZone(given))).toBe(name));

test.each([
  [0, '00:00'],
  [485, '08:05'],
  [1439, '23:59'],
])('shows minute %i of the day as %s', (minute, text) => {
  expect(readClockText(minute)).toBe(text);
});

test('names the weekdays in English and Arabic', () => {
  const names = (locale: string) =>
    [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
      nameDay({ day: countDays(`2026-01-0${4 + weekday}`), days: weekday }, locale),
    );
  expect(names('en')).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  expect(nameDay({ day: countDays('2026-12-05'), days: 9 }, 'en')).toBe('Saturday, December 5');
  expect(names('ar')).toEqual(['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت']);
});

test.each(['1970-01-01', '1999-12-31', '2000-02-29', '2026-03-01', '2028-02-29', '2100-03-01'])(
  'countDays counts the days from 1970-01-01 to %s',
  (date) => {
    expect(countDays(date)).toBe(Date.parse(date) / 86_400_000);
  },
);
