import type { Query } from '../source/address.ts';

/**
 * A named site: its host, its name, and further values. For a referral, the further value is the medium. For a search
 * engine, the values are the query parameter of a search and the only subdomain whose front page counts as a search;
 * `-` means that there is none.
 */
export type NamedHost = readonly string[];

/** Options for `sbjs.init`, decoded and with defaults filled in. */
export interface TrackerOptions {
  /** Lifetime of the cookies in minutes: 0 for session cookies, negative to store nothing. */
  readonly lifetime: number;
  /** Minutes without a page view after which a session ends. */
  readonly session: number;
  /** Hours ahead of UTC for the time in `fd`; the visitor's time zone if absent. */
  readonly offset: number | undefined;
  /** Any truthy value selects Base64 encoding. */
  readonly base64: unknown;
  readonly host: string;
  /** Domain with which the cookies are written: the host with a leading dot, or empty to exclude subdomains. */
  readonly domain: string;
  /** Maps the owner's campaign, term and content parameters to the standard names. */
  readonly rename: (query: Query) => Query;
  /** The visitor's IP address, as known to the server. */
  readonly ip: string | undefined;
  /** Converts a number in [0, 1) to a promo code; absent if promo codes are off. */
  readonly promo: ((random: number) => string) | undefined;
  /** Source and medium to record for a direct visit, instead of `(direct)`. */
  readonly typein: readonly string[] | undefined;
  readonly referrals: readonly NamedHost[];
  readonly organics: readonly NamedHost[];
}
