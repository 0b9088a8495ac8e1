/** Days after which a view or click counts anew. */
const REPEAT_DAYS = 2;

const DAY_MS = 86_400_000;

/** Clocks are set right by a little every day; more ahead than this was written by a clock that was wrong. */
const TOLERANCE_MS = 3_600_000;

/** When a visitor last did something, in milliseconds since 1970, by record key (`v-widget`, `c-Whatsapp` …). */
export type VisitRecords = ReadonlyMap<string, number>;

/** The three keys that concern the widget, and those of a channel. */
export const WIDGET_VIEWED = 'v-widget';
export const WIDGET_CLICKED = 'c-widget';
export const channelViewed = (slug: string): string => `v-${slug}`;
export const channelClicked = (slug: string): string => `c-${slug}`;

/** Whether something counts again: never seen, noted for a time to come, or its age in whole days has reached two. */
export function isDue(records: VisitRecords, key: string, nowMs: number): boolean {
  const at = records.get(key);
  return at === undefined || at > nowMs + TOLERANCE_MS || Math.floor((nowMs - at) / DAY_MS) >= REPEAT_DAYS;
}
