import { describe, expect, test } from 'vitest';
import { readHoursLines } from './readHoursLines.ts';

const days = (hours: string) => readHoursLines(hours)?.map((line) => line.days);
const line = (code: number, start: string, end: string) => ({ days: code, start, end });

describe('reads opening hours in free text', () => {
  test.each([
    ['Sun-Thu 08:00-17:00', [0, 1, 2, 3, 4]],
    ['sunday - thursday 08:00 - 17:00', [0, 1, 2, 3, 4]],
    ['Sat-Mon 9-17', [6, 0, 1]],
    ['Fri 9-12', [5]],
    ['Mon, Wed, Fri-Sat 9-12', [1, 3, 5, 6]],
    ['08:00-17:00', [-1]],
    ['daily 08:00-17:00', [-1]],
    ['Sun-Mon 8-12, 16-20', [0, 0, 1, 1]],
    ['Sun 8-12; Sat 9:30-13:00;', [0, 6]],
  ])('%s', (hours, expected) => expect(days(hours)).toEqual(expected));

  test('reads the times of each range, even if the range continues past midnight', () => {
    expect(readHoursLines('Thu 22:00-02:30, 8-24:00')).toEqual([line(4, '22:00', '02:30'), line(4, '8:0', '24:00')]);
  });

  test.each([
    '',
    ';',
    'Sun-Thu',
    'always',
    'Sun 8',
    'Sun 8-25',
    'Sun 24-25',
    'Sun 08:70-17:00',
    'X 8-12',
    'Sun-X 8-12',
    's 8-12',
  ])('rejects %o as unreadable', (hours) => expect(readHoursLines(hours)).toBeUndefined());
});
