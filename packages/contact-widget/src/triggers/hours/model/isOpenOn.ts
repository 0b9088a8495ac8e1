import type { HoursRule } from './HoursRule.ts';
import type { LocalTime } from './localTime.ts';

/** Days with hours of their own: a holiday, or the hours of Ramadan. */
export interface HoursException {
  /** First and last day, `YYYY-MM-DD`; both count. */
  readonly first: string;
  readonly last: string;
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
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** How many days lie between; 0 for the same day. */
  readonly days: number;
}

type Line = Pick<HoursRule, 'start' | 'end'>;

const DAY_MS = 86_400_000;
/** How far ahead an opening is looked for. */
const MOST_DAYS = 366;

const addDays = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The hours of one day: those of the first exception that it lies in, else those of its weekday. */
function linesOn({ hours, exceptions }: Calendar, date: string, covers: (rule: HoursRule) => boolean): readonly Line[] {
  return exceptions.find(({ first, last }) => date >= first && date <= last)?.hours ?? hours.filter(covers);
}

/** Tells whether a rule covers a weekday. */
export type Covers = (rule: HoursRule, weekday: number) => boolean;

/** Whether the shop is open. A line that ends before it starts runs over midnight and belongs to the day on which it started. */
export function isOpenOn(calendar: Calendar, { weekday, minute, stamp }: LocalTime, covers: Covers): boolean {
  const date = stamp.slice(0, 10);
  const yesterday = (weekday + 6) % 7;
  const today = linesOn(calendar, date, (rule) => covers(rule, weekday));
  const before = linesOn(calendar, addDays(date, -1), (rule) => covers(rule, yesterday));
  return (
    today.some(({ start, end }) => minute >= start && (minute <= end || end < start)) ||
    before.some(({ start, end }) => end < start && minute <= end)
  );
}

/** When a shop opens next, within a year, which is now where it is open; `undefined` when it never does. */
export function findOpening(calendar: Calendar, now: LocalTime, covers: Covers): Opening | undefined {
  const today = now.stamp.slice(0, 10);
  if (isOpenOn(calendar, now, covers)) return { date: today, weekday: now.weekday, days: 0, minute: now.minute };
  for (let days = 0; days <= MOST_DAYS; days += 1) {
    const [date, weekday] = [addDays(today, days), (now.weekday + days) % 7];
    const starts = linesOn(calendar, date, (rule) => covers(rule, weekday)).map(({ start }) => start);
    const left = starts.filter((start) => days > 0 || start > now.minute);
    if (left.length > 0) return { date, weekday, days, minute: Math.min(...left) };
  }
  return undefined;
}
