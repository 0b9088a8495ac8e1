export type SnoozeName = 'later' | 'tomorrow' | 'week';

const MORNING = 9;
const LATER_HOURS = 3;
const WEEK_DAYS = 7;

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Returns the morning of the day that is `days` days from now, in the user's time zone. */
function morning(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
}

/**
 * Returns the offered times, in seconds since 1970: three hours from now, tomorrow morning, and the morning one week
 * from now.
 */
export function snoozeTimes(now: Date): Readonly<Record<SnoozeName, number>> {
  return {
    later: seconds(now) + LATER_HOURS * 3600,
    tomorrow: seconds(morning(now, 1)),
    week: seconds(morning(now, WEEK_DAYS)),
  };
}

/** Returns the morning of a date such as `2026-12-31`, in seconds since 1970; `undefined` for an invalid date. */
export function morningOf(day: string): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year === undefined ? undefined : seconds(new Date(Number(year), Number(month) - 1, Number(date), MORNING));
}
