import type { Printed } from '../../widget/model/index.ts';

const DAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];
const EVERY_DAY = -1;

/** Matches days followed by times: `Sun-Thu, Sat 08:00-13:00, 16:00-20:00`. */
// oxlint-disable-next-line redos/no-vulnerable -- one line of the owner’s hours, a setting of 5,000 characters at most.
const LINE = /^([a-z][a-z\s,-]*)?\s*(\d[\d:\s,-]*)$/i;
const TIMES = /^(\d{1,2})(?::([0-5]\d))?-(\d{1,2})(?::([0-5]\d))?$/;
const DAY_MINUTES = 1440;

const findDay = (name: string) => DAYS.findIndex((day) => name.length > 1 && name.startsWith(day));

/**
 * Returns the weekdays in a range such as `sun-thu` or `sat`; empty if invalid. Ranges may wrap past the end of the
 * week.
 */
function readDays(range: string): readonly number[] {
  const [first = '', last = first] = range.split('-');
  const [from, to] = [findDay(first), findDay(last)];
  if (from < 0 || to < 0) return [];
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}

function readTimes(range: string): readonly [start: string, end: string] | undefined {
  const match = TIMES.exec(range);
  if (!match) return undefined;
  const [, fromHours, fromMinutes = '0', toHours, toMinutes = '0'] = match;
  const start = Number(fromHours) * 60 + Number(fromMinutes);
  const end = Number(toHours) * 60 + Number(toMinutes);
  if (start >= DAY_MINUTES || end > DAY_MINUTES) return undefined;
  return [`${fromHours}:${fromMinutes}`, `${toHours}:${toMinutes}`];
}

const split = (list: string) => list.toLowerCase().replace(/\s/g, '').split(',').filter(Boolean);

function readLine(line: string): readonly Printed[] | undefined {
  const [, days = '', times = ''] = LINE.exec(line) ?? [];
  const ranges = split(times).map(readTimes);
  const codes = split(days).map((range) => (range === 'daily' ? [EVERY_DAY] : readDays(range)));
  if (ranges.length === 0 || codes.some(({ length }) => length === 0)) return undefined;
  const lines: Printed[] = [];
  for (const code of codes.length === 0 ? [EVERY_DAY] : codes.flat()) {
    for (const range of ranges) {
      if (!range) return undefined;
      lines.push({ days: code, start: range[0], end: range[1] });
    }
  }
  return lines;
}

/**
 * Parses working hours such as `Sun-Thu 08:00-17:00; Sat 9-13` into opening-hours lines. Hours that end before they
 * start run past midnight; without days, they apply every day. Returns `undefined` if a part is unreadable.
 */
export function readHoursLines(hours: string): readonly Printed[] | undefined {
  const parts = hours.split(';').map((part) => part.trim());
  const lines = parts.filter(Boolean).map(readLine);
  return lines.length > 0 && lines.every((line) => line !== undefined) ? lines.flat() : undefined;
}
