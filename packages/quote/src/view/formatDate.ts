/**
 * Formats the value of a date field, such as `2026-12-10`, as day and month. Returns an empty string for an invalid
 * date.
 */
export function formatDate(date: string, language: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return '';
  try {
    return new Intl.DateTimeFormat(language || 'en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(time);
  } catch {
    return date;
  }
}
