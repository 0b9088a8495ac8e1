/** Counted values. */
export interface Counts {
  readonly views: number;
  readonly clicks: number;
  readonly messages: number;
}

/** Counted values in a visitor's order. */
export const WHAT = ['views', 'clicks', 'messages'] as const;
export type What = (typeof WHAT)[number];

/** Counts of the period and of the equally long one before. */
export interface Compared extends Counts {
  readonly before: Counts;
}

/** Counts of a day, `2026-12-31`. */
export interface DayCounts extends Compared {
  readonly day: string;
}

/** Counts of a channel, a page, … */
export interface Row extends Compared {
  readonly key: string;
  readonly name: string;
}

/** Dimensions of the tables. */
export const TABLES = ['channel', 'page', 'source', 'device', 'language', 'widget'] as const;
export type Table = (typeof TABLES)[number];

/** Number of quotes by status. */
export interface QuoteCount {
  readonly key: 'list' | 'sent' | 'answered' | 'accepted';
  readonly count: number;
  readonly before: number;
}

/** Days from one to another, both included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** The server's response. */
export interface Report extends Range {
  readonly before: Range;
  readonly days: readonly DayCounts[];
  readonly tables: Readonly<Record<Table, readonly Row[]>>;
  /** The stages of quotes; empty without counts. */
  readonly quotes: readonly QuoteCount[];
  readonly today: string;
  /** The first day with a count; empty if there is none. */
  readonly first: string;
  /** Retention of views and clicks in months; 0 means unlimited. */
  readonly months: number;
  /** Reason why nothing is currently counted; empty while counting. */
  readonly rest: '' | 'rival' | 'off' | 'uncounted';
}

const NOTHING: Counts = { views: 0, clicks: 0, messages: 0 };

const add = (one: Counts, other: Counts): Counts => ({
  views: one.views + other.views,
  clicks: one.clicks + other.clicks,
  messages: one.messages + other.messages,
});

/** The sum of counts. */
export function sumUp(all: readonly Compared[]): Compared {
  return all.reduce<Compared>((sum, one) => ({ ...add(sum, one), before: add(sum.before, one.before) }), {
    ...NOTHING,
    before: NOTHING,
  });
}

/** Checks whether nothing was counted. */
export const isNothing = ({ views, clicks, messages }: Counts): boolean => views + clicks + messages === 0;

/** A rate as a fraction; undefined without a base or above one: messages are also sent through links, and views count once in two days. */
export function rateOf(part: number, whole: number): number | undefined {
  return whole > 0 && part <= whole ? part / whole : undefined;
}

/** Relative change of a number; undefined without an earlier one. */
export function changeOf(now: number, before: number): number | undefined {
  return before > 0 ? now / before - 1 : undefined;
}
