import type { Range } from './Report.ts';

const DAY_MS = 86_400_000;

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
const print = (date: Date) => date.toISOString().slice(0, 10);

/** Shifts a date such as `2026-12-31`. */
export const shiftDay = (day: string, days: number): string => print(new Date(toDate(day).getTime() + days * DAY_MS));

/** Returns the number of days in a range. */
export const lengthOf = ({ from, to }: Range): number =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / DAY_MS) + 1;

/** Names of the ranges that the owner can select; `own` is a custom range. */
export const RANGES = ['7', '30', '90', '365', 'month', 'last-month', 'own'] as const;
export type RangeName = (typeof RANGES)[number];

export const isRangeName = (text: string): text is RangeName => RANGES.some((name) => name === text);

/** Returns the dates of a named range, counted from today; undefined for a custom range. */
export function rangeOf(name: RangeName, today: string): Range | undefined {
  const month = today.slice(0, 8);
  switch (name) {
    case 'own':
      return undefined;
    case 'month':
      return { from: `${month}01`, to: today };
    case 'last-month': {
      const last = shiftDay(`${month}01`, -1);
      return { from: `${last.slice(0, 8)}01`, to: last };
    }
    default:
      return { from: shiftDay(today, 1 - Number(name)), to: today };
  }
}

export type RangeMistake = 'missing' | 'order' | 'length';

/** Maximum length of a range in days; the server has the same limit. */
const MOST_DAYS = 1830;

export function findRangeMistake(range: Range): RangeMistake | undefined {
  const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(toDate(text).getTime());
  if (!isDay(range.from) || !isDay(range.to)) return 'missing';
  if (range.from > range.to) return 'order';
  return lengthOf(range) > MOST_DAYS ? 'length' : undefined;
}
