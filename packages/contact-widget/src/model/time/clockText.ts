/** A minute of the day as a clock shows it, `08:00`. */
export function readClockText(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const DAY_MS = 86_400_000;
/** The first Sunday after 1970-01-01, in days. */
const SUNDAY = 3;

/** A weekday's name, 0 for Sunday, in a language. */
export function nameWeekday(weekday: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return format.format((SUNDAY + weekday) * DAY_MS);
}
