/** Days until the same view or click is counted again. */
const REPEAT_DAYS = 2;

const DAY_MS = 86_400_000;

/** Tolerance for small clock corrections; a record further in the future indicates a wrong clock. */
const TOLERANCE_MS = 3_600_000;

/**
 * Times of a visitor's latest actions, in milliseconds since 1970, keyed by record key (`v-widget`, `c-Whatsapp` …).
 */
export type VisitRecords = ReadonlyMap<string, number>;

/** Record keys for the widget itself; the functions below return those for its channels. */
export const WIDGET_VIEWED = 'v-widget';
export const WIDGET_CLICKED = 'c-widget';
export const channelViewed = (slug: string): string => `v-${slug}`;
export const channelClicked = (slug: string): string => `c-${slug}`;

/**
 * Returns whether an action must be counted: it has no record, or its record is more than an hour in the future or at
 * least two whole days old.
 */
export function isDue(records: VisitRecords, key: string, nowMs: number): boolean {
  const at = records.get(key);
  return at === undefined || at > nowMs + TOLERANCE_MS || Math.floor((nowMs - at) / DAY_MS) >= REPEAT_DAYS;
}
