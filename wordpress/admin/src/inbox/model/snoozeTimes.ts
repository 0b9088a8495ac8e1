/** A time until which a lead may be snoozed. */
export type SnoozeName = 'later' | 'tomorrow' | 'week';

const MORNING = 9;
const LATER_HOURS = 3;
const WEEK_DAYS = 7;

/** Converts a date to seconds since 1970. */
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Returns the morning after the given number of days, in the user's time zone. */
function morning(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
}

/** Returns the offered times, in seconds since 1970: in three hours, tomorrow morning, in a week. */
export function snoozeTimes(now: Date): Readonly<Record<SnoozeName, number>> {
  return {
    later: seconds(now) + LATER_HOURS * 3600,
    tomorrow: seconds(morning(now, 1)),
    week: seconds(morning(now, WEEK_DAYS)),
  };
}

/** Returns the morning of a date, `2026-12-31`, in seconds since 1970; `undefined` for an invalid date. */
export function morningOf(day: string): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year === undefined ? undefined : seconds(new Date(Number(year), Number(month) - 1, Number(date), MORNING));
}
