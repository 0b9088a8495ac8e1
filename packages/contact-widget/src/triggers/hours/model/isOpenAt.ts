import type { LocalTime } from './localTime.ts';

/** One line of the opening hours, in minutes of the day. Both ends count, to the minute. */
export interface HoursRule {
  /** -1 every day · 0 to 6 Sunday to Saturday · 7 Sunday to Thursday · 8 Monday to Friday · 9 the weekend. */
  readonly days: number;
  readonly start: number;
  readonly end: number;
}

const DAY_MINUTES = 1440;
const EVERY_DAY = -1;
const WEEKEND = 9;
const DAY_GROUPS: Readonly<Record<number, readonly number[]>> = { 7: [0, 1, 2, 3, 4], 8: [1, 2, 3, 4, 5] };

/** Whether a day code means anything; an unknown one matches no day. */
export function isKnownDayCode(code: number): boolean {
  return Number.isInteger(code) && code >= EVERY_DAY && code <= WEEKEND;
}

function coversDay(code: number, weekday: number, weekendDays: readonly number[]): boolean {
  if (code === EVERY_DAY || code === weekday) return true;
  return (code === WEEKEND ? weekendDays : (DAY_GROUPS[code] ?? [])).includes(weekday);
}

/**
 * Whether the site is open: one matching line is enough, no lines mean closed. A line that ends before it starts runs
 * over midnight and belongs to the day on which it started.
 */
export function isOpenAt(
  rules: readonly HoursRule[],
  { weekday, minute }: Pick<LocalTime, 'weekday' | 'minute'>,
  weekendDays: readonly number[],
): boolean {
  const yesterday = (weekday + 6) % 7;
  return rules.some(({ days, start, end }) => {
    if (start <= end) return coversDay(days, weekday, weekendDays) && minute >= start && minute <= end;
    return (
      (coversDay(days, weekday, weekendDays) && minute >= start) ||
      (coversDay(days, yesterday, weekendDays) && minute <= end)
    );
  });
}

/** The next minute at which the site opens, within a week; `undefined` when it never does. */
export function findNextOpening(
  rules: readonly HoursRule[],
  now: Pick<LocalTime, 'weekday' | 'minute'>,
  weekendDays: readonly number[],
): Pick<LocalTime, 'weekday' | 'minute'> | undefined {
  const from = now.weekday * DAY_MINUTES + now.minute;
  for (let ahead = 0; ahead <= 7 * DAY_MINUTES; ahead += 1) {
    const at = (from + ahead) % (7 * DAY_MINUTES);
    const moment = { weekday: Math.floor(at / DAY_MINUTES), minute: at % DAY_MINUTES };
    if (isOpenAt(rules, moment, weekendDays)) return moment;
  }
  return undefined;
}
