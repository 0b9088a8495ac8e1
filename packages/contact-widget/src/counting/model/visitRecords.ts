/** Days until a view or click counts again. */
const REPEAT_DAYS = 2;

const DAY_MS = 86_400_000;

/** Tolerance for small clock corrections; a record further in the future means that a clock was wrong. */
const TOLERANCE_MS = 3_600_000;

/** Time of a visitor's last actions, in milliseconds since 1970, by record key (`v-widget`, `c-Whatsapp` …). */
export type VisitRecords = ReadonlyMap<string, number>;

/** The widget's three keys; the keys of channels follow. */
export const WIDGET_VIEWED = 'v-widget';
export const WIDGET_CLICKED = 'c-widget';
export const channelViewed = (slug: string): string => `v-${slug}`;
export const channelClicked = (slug: string): string => `c-${slug}`;

/** Checks whether an action counts again: no record, a record in the future, or at least two whole days old. */
export function isDue(records: VisitRecords, key: string, nowMs: number): boolean {
  const at = records.get(key);
  return at === undefined || at > nowMs + TOLERANCE_MS || Math.floor((nowMs - at) / DAY_MS) >= REPEAT_DAYS;
}
