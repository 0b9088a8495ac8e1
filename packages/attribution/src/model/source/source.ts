import type { ClickId } from '@hadaya/core/traffic';

export type TrafficType = 'utm' | 'organic' | 'referral' | 'typein';

/** Values of a source in the order of `SOURCE_KEYS`: its type, its name, and further values. */
export type Source = readonly [type: TrafficType, ...rest: readonly (string | undefined)[]];

export interface Visit {
  /** URLs with which this document opened: its own and its referrer's. */
  readonly entry: string;
  readonly referrer: string;
  /** Current URL of the page. */
  readonly url: string;
  readonly userAgent: string;
  /** 1 while this view has not been counted, otherwise 0. */
  readonly newPages: number;
  /** Returns the time of the visit as `YYYY-MM-DD HH:MM:SS`. */
  readonly readTime: () => string;
  /** A number in [0, 1). */
  readonly random: number;
}

/** Returns whether a value from a link must be left out of the records. */
export type IsHidden = (value: string) => boolean;

/** The owner's settings for sources, in addition to the `init` options. */
export interface SourcePolicy {
  readonly isHidden: IsHidden;
  /** Click ids beyond the built-in ones; each of them also counts as a campaign. */
  readonly clickIds: readonly ClickId[];
  /** Hosts that are not sources, because visitors only return from them; they supplement the built-in hosts. */
  readonly returnHosts: readonly string[];
}
