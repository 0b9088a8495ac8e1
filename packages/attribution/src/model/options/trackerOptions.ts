import type { Query } from '../source/address.ts';

/**
 * A site that has a name: its host, the name, and what belongs to it. For a referral that is the medium. For a search
 * engine it is the query parameter that a search carries, then what stands before the host whose bare front page means
 * a search; a `-` there says that none does.
 */
export type NamedHost = readonly string[];

/** Options of `sbjs.init`, read and with their defaults. */
export interface TrackerOptions {
  /** Life of the cookies in minutes; 0 means until the browser closes, negative that nothing is kept. */
  readonly lifetime: number;
  /** Minutes without a page view after which a session is over. */
  readonly session: number;
  /** Hours ahead of UTC for the time in `fd`; absent means the visitor's clock. */
  readonly offset: number | undefined;
  /** Any truthy value selects Base64 encoding. */
  readonly base64: unknown;
  /** Host that the cookies belong to. */
  readonly host: string;
  /** Domain they are written with: the host with a leading dot; empty keeps them from its subdomains. */
  readonly domain: string;
  /** Gives the owner's own campaign, term and content parameters their usual names. */
  readonly rename: (query: Query) => Query;
  /** The visitor's address, as the server knows it. */
  readonly ip: string | undefined;
  /** Turns a number in [0, 1) into a promo code; absent when visitors get none. */
  readonly promo: ((random: number) => string) | undefined;
  /** Source and medium of a direct visit. */
  readonly typein: readonly string[] | undefined;
  readonly referrals: readonly NamedHost[];
  readonly organics: readonly NamedHost[];
}
