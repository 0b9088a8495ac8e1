/** Counts of the contact widget's views, the clicks on its channels and the messages from its form. */
export interface Counts {
  readonly views: number;
  readonly clicks: number;
  readonly messages: number;
}

/** Names of the counted values, in the order in which a visitor causes them. */
export const WHAT = ['views', 'clicks', 'messages'] as const;
export type What = (typeof WHAT)[number];

/** Counts for the period, and for the period of the same length before it. */
export interface Compared extends Counts {
  readonly before: Counts;
}

/** Counts for one day, such as `2026-12-31`. */
export interface DayCounts extends Compared {
  readonly day: string;
}

/** Counts in one row of a table, such as a channel or a page. */
export interface Row extends Compared {
  readonly key: string;
  readonly name: string;
}

/** Dimensions by which the counts are broken down, with one table for each. */
export const TABLES = ['channel', 'page', 'source', 'device', 'language', 'widget'] as const;
export type Table = (typeof TABLES)[number];

export interface QuoteCount {
  readonly key: 'list' | 'sent' | 'answered' | 'accepted';
  readonly count: number;
  readonly before: number;
}

/** A range of days that includes the days `from` and `to`. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

export interface Report extends Range {
  readonly before: Range;
  readonly days: readonly DayCounts[];
  readonly tables: Readonly<Record<Table, readonly Row[]>>;
  /** Number of quotes at each stage; empty if nothing was counted. */
  readonly quotes: readonly QuoteCount[];
  readonly today: string;
  /** The first day with a count; empty if there is none. */
  readonly first: string;
  /** Retention of views and clicks in months; 0 means unlimited. */
  readonly months: number;
  /** The reason why nothing is currently counted; empty while counting is active. */
  readonly rest: '' | 'rival' | 'off' | 'uncounted';
}

const NOTHING: Counts = { views: 0, clicks: 0, messages: 0 };

const add = (one: Counts, other: Counts): Counts => ({
  views: one.views + other.views,
  clicks: one.clicks + other.clicks,
  messages: one.messages + other.messages,
});

export function sumUp(all: readonly Compared[]): Compared {
  return all.reduce<Compared>((sum, one) => ({ ...add(sum, one), before: add(sum.before, one.before) }), {
    ...NOTHING,
    before: NOTHING,
  });
}

export const isNothing = ({ views, clicks, messages }: Counts): boolean => views + clicks + messages === 0;

/**
 * Returns a rate as a fraction; undefined if there is nothing to divide by, or if the rate exceeds 1. A rate can exceed
 * 1, because visitors also send messages through links, and a visitor's views count only once in two days.
 */
export function rateOf(part: number, whole: number): number | undefined {
  return whole > 0 && part <= whole ? part / whole : undefined;
}

/** Returns the relative change of a number; undefined if the earlier number is 0. */
export function changeOf(now: number, before: number): number | undefined {
  return before > 0 ? now / before - 1 : undefined;
}
