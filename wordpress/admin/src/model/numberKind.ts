/** Type of a phone number. `either` means mobile or landline, `free` toll-free. */
export type NumberKind = 'mobile' | 'landline' | 'either' | 'free' | 'unknown';

/** Returns the type of a number that includes its country code; undefined if none of the types fits. */
export type TellKind = (number: string) => NumberKind | undefined;
