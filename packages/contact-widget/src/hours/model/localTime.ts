/** A site's time zone: an offset in minutes, or a named zone from the browser's database. */
export type Zone =
  | { readonly kind: 'offset'; readonly minutes: number }
  | { readonly kind: 'named'; readonly name: string }
  /** An unreadable zone, treated as UTC and reported to the owner. */
  | { readonly kind: 'unknown'; readonly given: string };

const OFFSET = /^(?:UTC|GMT)?\s*([+-]?)(\d{1,2})(?::([0-5]\d)|(\.\d+))?$/i;

function isNamedZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Parses a zone as written in site settings: `Asia/Muscat`, `UTC`, `+4`, `-3.5`, `+5:30`, `UTC+4`, a number of hours,
 * or nothing for UTC.
 */
export function readZone(raw: unknown): Zone {
  const given = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '';
  if (given === '' || /^(UTC|GMT)$/i.test(given)) return { kind: 'offset', minutes: 0 };
  const match = OFFSET.exec(given);
  if (match) {
    const [, sign, hours, minutes = '0', fraction = '0'] = match;
    const size = Number(hours) * 60 + Number(minutes) + Math.round(Number(fraction) * 60);
    return { kind: 'offset', minutes: sign === '-' ? -size : size };
  }
  return isNamedZone(given) ? { kind: 'named', name: given } : { kind: 'unknown', given };
}

/** Returns a zone's name for messages to the owner. */
export function nameZone(zone: Zone): string {
  if (zone.kind === 'named') return zone.name;
  if (zone.kind === 'unknown' || zone.minutes === 0) return 'UTC';
  const size = Math.abs(zone.minutes);
  const minutes = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${zone.minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${minutes}`;
}

/** A time in the site's zone. */
export interface LocalTime {
  /** Weekday, 0 for Sunday to 6 for Saturday. */
  readonly weekday: number;
  /** Minutes since local midnight, 0 to 1,439. */
  readonly minute: number;
  /** Timestamp `YYYY-MM-DD HH:MM:SS`, which sorts as text. */
  readonly stamp: string;
}

const MINUTE_MS = 60_000;
export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function createFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

/** Converts an instant (milliseconds since 1970 UTC) to a zone's local time, including daylight saving. */
export function toLocalTime(zone: Zone, nowMs: number): LocalTime {
  const isNamed = zone.kind === 'named';
  const shifted = zone.kind === 'offset' ? nowMs + zone.minutes * MINUTE_MS : nowMs;
  const parts = createFormat(isNamed ? zone.name : 'UTC').formatToParts(shifted);
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const date = `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`;
  return {
    weekday: WEEKDAYS.indexOf(read('weekday')),
    minute: Number(read('hour')) * 60 + Number(read('minute')),
    stamp: `${date} ${read('hour')}:${read('minute')}:${read('second')}`,
  };
}

/** Formats a minute of the day as clock time, `08:00`. */
export function readClockText(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Returns the number of a calendar day such as `2026-12-31`, counted from 1970-01-01, or `NaN` for text in another
 * format.
 */
export function countDays(date: string): number {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number);
  // Years start in March here, so that a leap day is the last day of the year.
  const [years, months] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leaps + Math.floor((153 * months + 2) / 5) + day - 719_469;
}

const DAY_MS = 86_400_000;
const WEEK = 7;

/** Names a future day in a language: by weekday within a week, and by weekday and date after that. */
export function nameDay({ day, days }: { readonly day: number; readonly days: number }, locale: string): string {
  const weekday = { weekday: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(locale, days < WEEK ? weekday : { ...weekday, day: 'numeric', month: 'long' });
  return format.format(day * DAY_MS);
}
