/** Start and end of a schedule, `YYYY-MM-DD HH:MM:SS` in the site's time; an empty start or end sets no limit. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

const STAMP = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?$/;

const EXAMPLE = '2026-12-31 18:00:00';

function countDays(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/**
 * Returns a timestamp that sorts as text, or `undefined` if invalid. Without a time, the timestamp is the start or end
 * of that day.
 */
export function readStamp(given: string, edge: 'start' | 'end'): string | undefined {
  const [, year = '', month = '', day = '', ...time] = STAMP.exec(given) ?? [];
  const whole = edge === 'start' ? ['00', '00', '00'] : ['23', '59', '59'];
  const [hour = '', minute = '', second = ''] =
    time[0] === undefined ? whole : time.map((part) => (part ?? '0').padStart(2, '0'));
  const stamp = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${hour}:${minute}:${second}`;
  const isDay = Number(day) >= 1 && Number(day) <= countDays(Number(year), Number(month));
  return isDay && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60 ? stamp : undefined;
}

/**
 * Reads a schedule. An unreadable start or end sets no limit, and dates in the wrong order match nothing. Reports both
 * mistakes.
 */
export function readDateRange(given: DateRange, report: (message: string) => void): DateRange {
  const read = (edge: 'start' | 'end'): string => {
    const text = given[edge].trim();
    if (text === '') return '';
    const stamp = readStamp(text, edge);
    if (stamp === undefined)
      report(`the ${edge} date "${text.slice(0, 40)}" is invalid and not applied; write it as "${EXAMPLE}"`);
    return stamp ?? '';
  };
  const range = { start: read('start'), end: read('end') };
  if (isReversed(range))
    report(`its end date (${range.end}) is before its start date (${range.start}), so it never appears. Swap them`);
  return range;
}

export function isReversed({ start, end }: DateRange): boolean {
  return start !== '' && end !== '' && end < start;
}

/** Both ends are included. Timestamps in this format can be compared as text. */
export function isInDateRange({ start, end }: DateRange, stamp: string): boolean {
  return (start === '' || stamp >= start) && (end === '' || stamp <= end);
}
