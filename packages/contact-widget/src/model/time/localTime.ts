import type { Zone } from './zone.ts';

/** A moment on the site's own clock. */
export interface LocalTime {
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekday: number;
  /** Minutes since local midnight, 0 to 1,439. */
  readonly minute: number;
  /** `YYYY-MM-DD HH:MM:SS`, which sorts as text. */
  readonly stamp: string;
}

const MINUTE_MS = 60_000;
/** Short English names, Sunday first. */
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

/** Turns an instant (milliseconds since 1970 UTC) into the local time of a zone, daylight saving included. */
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
