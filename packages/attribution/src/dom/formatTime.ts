const MS_PER_HOUR = 3_600_000;

/**
 * A moment as `YYYY-MM-DD HH:MM:SS`, `offset` hours ahead of UTC; on the visitor's clock without an offset, or with one
 * that leaves the calendar. Pure UTC arithmetic, so that zones with fractions of an hour and the spring gap come out right.
 */
export function formatTime(now: number, offset?: number): string {
  const local = new Date(now).getTimezoneOffset() / -60;
  const moved = [offset ?? local, local].map((hours) => new Date(now + hours * MS_PER_HOUR));
  const time = moved.find((date) => !Number.isNaN(date.getTime())) ?? new Date(now);
  return time.toISOString().slice(0, 19).replace('T', ' ');
}
