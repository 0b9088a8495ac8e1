/** Type of a number: mobile, landline, either, toll-free, or unknown. */
export type NumberKind = 'mobile' | 'landline' | 'either' | 'free' | 'unknown';

/** Returns the type of a number with its country code, if known. */
export type TellKind = (number: string) => NumberKind | undefined;
