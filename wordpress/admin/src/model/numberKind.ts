/** Type of a number: mobile, landline, either, toll-free, or unknown. */
export type NumberKind = 'mobile' | 'landline' | 'either' | 'free' | 'unknown';

/** Returns the type of a number that includes its country code; undefined if none of the types fits. */
export type TellKind = (number: string) => NumberKind | undefined;
