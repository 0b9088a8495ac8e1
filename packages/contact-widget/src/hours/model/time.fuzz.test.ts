import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findNextOpening, isOpenAt } from '../../testing/openWeekly.ts';
import { nameZone, readZone, toLocalTime } from './localTime.ts';
import { readHoursLines } from './readHoursLines.ts';

const RUNS = { numRuns: 10_000 };
const SLOW_MS = 120_000;
const word = fc.constantFrom('Sun', 'thu', '-', ',', ' ', ';', ':', '8', '08:00', '24', '25', '70', 'daily', '٨', '\n');
const hours = fc.oneof(
  fc.array(word, { maxLength: 14 }).map((words) => words.join('')),
  fc.string({ maxLength: 30 }),
);
const minute = fc.integer({ min: 0, max: 1439 });
const rule = fc.record({
  days: fc.oneof(fc.integer({ min: -3, max: 12 }), fc.constant(Number.NaN)),
  start: minute,
  end: minute,
});
const moment = fc.record({ weekday: fc.integer({ min: 0, max: 6 }), minute });
const weekend = fc.subarray([0, 1, 2, 3, 4, 5, 6]);
const instant = fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 });

it(
  'reads free-text hours as valid lines or nothing (10,000 texts)',
  () => {
    fc.assert(
      fc.property(hours, (text) => {
        for (const line of readHoursLines(text) ?? []) {
          expect(Number(line.days)).toBeGreaterThanOrEqual(-1);
          expect(Number(line.days)).toBeLessThanOrEqual(6);
          expect(`${line.start} ${line.end}`).toMatch(/^\d{1,2}:\d{1,2} \d{1,2}:\d{1,2}$/);
        }
      }),
      RUNS,
    );
  },
  SLOW_MS,
);

it(
  'finds the next opening, which is now if the shop is open (10,000 schedules)',
  () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 3 }), moment, weekend, (rules, now, weekendDays) => {
        if (isOpenAt(rules, now, weekendDays)) expect(findNextOpening(rules, now, weekendDays)).toEqual(now);
      }),
      RUNS,
    );
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 3 }), moment, weekend, (rules, now, weekendDays) => {
        const next = findNextOpening(rules, now, weekendDays);
        expect(isOpenAt(rules, next ?? now, weekendDays)).toBe(next !== undefined);
      }),
      { numRuns: 1000 },
    );
  },
  SLOW_MS,
);

it(
  'gives a valid local time for any time zone string (10,000 strings)',
  () => {
    const spelling = fc.oneof(
      fc.anything(),
      fc
        .tuple(fc.constantFrom('', 'UTC', 'gmt', ' '), fc.constantFrom('+', '-', ''), fc.double())
        .map((parts) => parts.join('')),
      fc.constantFrom('Asia/Muscat', 'Bad/Zone', '+05:45', '__proto__', 'UTC+14', '-3.5', 'Pacific/Chatham'),
    );
    fc.assert(
      fc.property(spelling, instant, (given, now) => {
        const zone = readZone(given);
        const { weekday, minute: at, stamp } = toLocalTime(zone, now);
        expect([weekday >= 0 && weekday <= 6, at >= 0 && at < 1440]).toEqual([true, true]);
        expect(stamp).toMatch(/^\d{4,} ?\S*-\d\d-\d\d \d\d:\d\d:\d\d$/);
        if (zone.kind === 'offset') expect(readZone(nameZone(zone))).toEqual({ ...zone, minutes: zone.minutes + 0 });
      }),
      RUNS,
    );
  },
  SLOW_MS,
);
