/** Type of a number: mobile, landline, either, toll-free, or unknown. */
export type NumberKind = 'mobile' | 'landline' | 'either' | 'free' | 'unknown';

/** Tells the kind of a number with its country code; nothing where that is not known. */
export type TellKind = (number: string) => NumberKind | undefined;
