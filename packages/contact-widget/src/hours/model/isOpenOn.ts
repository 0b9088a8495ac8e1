import type { HoursRule } from './HoursRule.ts';
import { countDays, type LocalTime } from './localTime.ts';

/** Days with hours of their own: a holiday, or the hours of Ramadan. */
export interface HoursException {
  /** Numbers of the first and the last day, as `countDays` counts; both count. */
  readonly first: number;
  readonly last: number;
  /** Hours of each of these days; none when the shop is closed. */
  readonly hours: readonly Pick<HoursRule, 'start' | 'end'>[];
}

/** When a shop is open: every week, and on certain days. */
export interface Calendar {
  readonly hours: readonly HoursRule[];
  readonly exceptions: readonly HoursException[];
}

/** When the shop opens next. */
export interface Opening extends Pick<LocalTime, 'weekday' | 'minute'> {
  /** Number of the day. */
  readonly day: number;
  /** How many days lie between; 0 for the same day. */
  readonly days: number;
}

type Line = Pick<HoursRule, 'start' | 'end'>;

/** How far ahead an opening is looked for. */
const MOST_DAYS = 366;

const today = ({ stamp }: LocalTime) => countDays(stamp.slice(0, 10));

/** The hours of one day: those of the first exception that it lies in, else those of its weekday. */
function linesOn({ hours, exceptions }: Calendar, day: number, covers: (rule: HoursRule) => boolean): readonly Line[] {
  return exceptions.find(({ first, last }) => day >= first && day <= last)?.hours ?? hours.filter(covers);
}

/** Tells whether a rule covers a weekday. */
export type Covers = (rule: HoursRule, weekday: number) => boolean;

/** Whether the shop is open. A line that ends before it starts runs over midnight and belongs to the day on which it started. */
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

/** When a shop opens next, within a year, which is now where it is open; `undefined` when it never does. */
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
