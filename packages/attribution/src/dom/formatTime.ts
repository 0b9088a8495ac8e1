const MS_PER_HOUR = 3_600_000;

/**
 * A moment as `YYYY-MM-DD HH:MM:SS`, `offset` hours ahead of UTC; without an offset on the visitor's clock. Pure UTC
 * arithmetic, so that zones with fractions of an hour and the spring gap come out right.
 */
export function formatTime(now: number, offset = new Date(now).getTimezoneOffset() / -60): string {
  return new Date(now + offset * MS_PER_HOUR).toISOString().slice(0, 19).replace('T', ' ');
}
