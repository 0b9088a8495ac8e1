import type { HoursRule } from './HoursRule.ts';
import { countDays, type LocalTime } from './localTime.ts';

/** Days with special hours, such as holidays or Ramadan. */
export interface HoursException {
  /** First and last day number, as returned by `countDays`; both inclusive. */
  readonly first: number;
  readonly last: number;
  /** Opening hours on each of these days; empty when the shop is closed. */
  readonly hours: readonly Pick<HoursRule, 'start' | 'end'>[];
}

export interface Calendar {
  readonly hours: readonly HoursRule[];
  readonly exceptions: readonly HoursException[];
}

/** Day and local time at which the shop next opens. */
export interface Opening extends Pick<LocalTime, 'weekday' | 'minute'> {
  /** Day number, as returned by `countDays`. */
  readonly day: number;
  /** Days until that day; 0 for today. */
  readonly days: number;
}

type Line = Pick<HoursRule, 'start' | 'end'>;

/** Days to search ahead for an opening. */
const MOST_DAYS = 366;

const today = ({ stamp }: LocalTime) => countDays(stamp.slice(0, 10));

function linesOn({ hours, exceptions }: Calendar, day: number, covers: (rule: HoursRule) => boolean): readonly Line[] {
  return exceptions.find(({ first, last }) => day >= first && day <= last)?.hours ?? hours.filter(covers);
}

export type Covers = (rule: HoursRule, weekday: number) => boolean;

/** A line that ends before it starts runs past midnight and belongs to the day on which it started. */
export function isOpenOn(calendar: Calendar, now: LocalTime, covers: Covers): boolean {
  const { weekday, minute } = now;
  const yesterday = (weekday + 6) % 7;
  const lines = linesOn(calendar, today(now), (rule) => covers(rule, weekday));
  const before = linesOn(calendar, today(now) - 1, (rule) => covers(rule, yesterday));
  return (
    lines.some(({ start, end }) => minute >= start && (minute <= end || end < start)) ||
    before.some(({ start, end }) => end < start && minute <= end)
  );
}

/** Returns the next opening within a year (now, if the shop is open), or `undefined` if there is none. */
export function findOpening(calendar: Calendar, now: LocalTime, covers: Covers): Opening | undefined {
  const { weekday: from, minute } = now;
  if (isOpenOn(calendar, now, covers)) return { day: today(now), weekday: from, days: 0, minute };
  for (let days = 0; days <= MOST_DAYS; days += 1) {
    const [day, weekday] = [today(now) + days, (from + days) % 7];
    const starts = linesOn(calendar, day, (rule) => covers(rule, weekday)).map(({ start }) => start);
    const left = starts.filter((start) => days > 0 || start > minute);
    if (left.length > 0) return { day, weekday, days, minute: Math.min(...left) };
  }
  return undefined;
}
