import type { ClickId } from '@hadaya/core/traffic';

/** The four kinds of traffic. */
export type TrafficType = 'utm' | 'organic' | 'referral' | 'typein';

/** Values of a source by the order of `SOURCE_KEYS`: its kind, its name, and what else is known. */
export type Source = readonly [type: TrafficType, ...rest: readonly (string | undefined)[]];

/** One page view, as the tracker sees it. */
export interface Visit {
  /** Address and referrer with which this document was entered. */
  readonly entry: string;
  readonly referrer: string;
  /** Address of the page now. */
  readonly url: string;
  readonly userAgent: string;
  /** 1 when this view still has to be counted, else 0. */
  readonly newPages: number;
  /** The time of the visit as `YYYY-MM-DD HH:MM:SS`. */
  readonly readTime: () => string;
  /** A number in [0, 1). */
  readonly random: number;
}

/** Says whether a value from a link is left out of the records. */
export type IsHidden = (value: string) => boolean;

/** The owner's decisions about sources beyond the options of `init`. */
export interface SourcePolicy {
  /** Says which values of links are kept out of the records. */
  readonly isHidden: IsHidden;
  /** Click ids of more networks that make a campaign. */
  readonly clickIds: readonly ClickId[];
  /** Hosts that visitors only return from, beyond the built-in ones. */
  readonly returnHosts: readonly string[];
}
