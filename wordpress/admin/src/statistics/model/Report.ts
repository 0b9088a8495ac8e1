/** What is counted. */
export interface Counts {
  readonly views: number;
  readonly clicks: number;
  readonly messages: number;
}

/** What is counted, in the order in which a visitor does it. */
export const WHAT = ['views', 'clicks', 'messages'] as const;
export type What = (typeof WHAT)[number];

/** Counts of the period, and of as many days before it. */
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

/** By what counts are told apart. */
export const TABLES = ['channel', 'page', 'source', 'device', 'language', 'widget'] as const;
export type Table = (typeof TABLES)[number];

/** How many quotes got so far. */
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

/** What the server answers. */
export interface Report extends Range {
  readonly before: Range;
  readonly days: readonly DayCounts[];
  readonly tables: Readonly<Record<Table, readonly Row[]>>;
  /** The way of quotes; empty where nothing was counted of it. */
  readonly quotes: readonly QuoteCount[];
  readonly today: string;
  /** The first day on which something was counted; empty where nothing ever was. */
  readonly first: string;
  /** Months that views and clicks are kept; 0 for ever. */
  readonly months: number;
  /** Why nothing is counted just now; empty while it is. */
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

/** Whether nothing was counted. */
export const isNothing = ({ views, clicks, messages }: Counts): boolean => views + clicks + messages === 0;

/** How many of a hundred, as a share of one; nothing where there is nothing to have a share of. A share above one is none: messages also come by links, and views are counted once in two days. */
export function rateOf(part: number, whole: number): number | undefined {
  return whole > 0 && part <= whole ? part / whole : undefined;
}

/** By how much of itself a number has changed; nothing where there was none before. */
export function changeOf(now: number, before: number): number | undefined {
  return before > 0 ? now / before - 1 : undefined;
}
