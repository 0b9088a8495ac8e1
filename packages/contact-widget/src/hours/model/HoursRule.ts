/** One line of the opening hours. `start` and `end` are minutes of the day, both inclusive. */
export interface HoursRule {
  /**
   * Day code: -1 for every day, 0 to 6 for Sunday to Saturday, 7 for Sunday to Thursday, 8 for Monday to Friday, 9 for
   * the weekend.
   */
  readonly days: number;
  readonly start: number;
  readonly end: number;
}

const EVERY_DAY = -1;
const WEEKEND = 9;
const DAY_GROUPS: Readonly<Record<number, readonly number[]>> = { 7: [0, 1, 2, 3, 4], 8: [1, 2, 3, 4, 5] };

/** Returns whether a day code is known; an unknown code matches no day. */
export function isKnownDayCode(code: number): boolean {
  return Number.isInteger(code) && code >= EVERY_DAY && code <= WEEKEND;
}

export function coversDay(code: number, weekday: number, weekendDays: readonly number[]): boolean {
  if (code === EVERY_DAY || code === weekday) return true;
  return (code === WEEKEND ? weekendDays : (DAY_GROUPS[code] ?? [])).includes(weekday);
}
