/** The four kinds of traffic. */
export type TrafficType = 'utm' | 'organic' | 'referral' | 'typein';

/** Values of a source by the order of `SOURCE_KEYS`: its kind, its name, and what else is known. */
export type Source = readonly [type: TrafficType, ...rest: readonly (string | undefined)[]];
