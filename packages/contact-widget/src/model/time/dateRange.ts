/** First and last moment of a schedule, `YYYY-MM-DD HH:MM:SS` on the site's clock; an empty end is open. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

/** Whether a moment lies in the range; both ends count. Such stamps compare as text. */
export function isInDateRange({ start, end }: DateRange, stamp: string): boolean {
  return (start === '' || stamp >= start) && (end === '' || stamp <= end);
}
