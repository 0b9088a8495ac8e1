/** What kind of number one is: for phones that are carried, for a place, for one of both, free of charge, or none that is known. */
export type NumberKind = 'mobile' | 'landline' | 'either' | 'free' | 'unknown';

/** Tells the kind of a number with its country code; nothing where that is not known. */
export type TellKind = (number: string) => NumberKind | undefined;
