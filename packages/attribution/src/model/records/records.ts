/**
 * One cookie, stored or to be written. `name` is short; in the browser it has the prefix `sbjs_`. `value` is encoded;
 * an empty one counts as absent. `minutes` is the lifetime: 0 for a session cookie, negative to delete. `domain` has a
 * leading dot; an empty one means this host only.
 */
export type Cookie = readonly [name: string, value: string, minutes?: number | undefined, domain?: string];

export type Cookies = ReadonlyMap<string, string>;

/** A record to be written: its `key=value` pairs, separated by three bars, and its lifetime in minutes. */
export type Draft = readonly [name: string, text: string, minutes: number];

/** Prefix of the cookie names, shared with the script that this one replaces. */
export const COOKIE_PREFIX = 'sbjs_';

/**
 * Maximum size of all attribution cookies together, in bytes, counted as `name=value` with two bytes between them.
 * Servers reject requests with about 8 kB of headers.
 */
export const BUDGET_BYTES = 3800;

export const DELIMITER = '|||';

const NONE = '(none)';

/** Keys of a source record: type, source, medium, campaign, content, term, id, platform, format, tactic. */
export const SOURCE_KEYS = 'typ src mdm cmp cnt trm id plt fmt tct';

/** Keys of an extra record: time, entry page, referrer. */
export const EXTRA_KEYS = 'fd ep rf';

export const PUBLIC_KEYS: Readonly<Record<string, string>> = {
  current: SOURCE_KEYS,
  current_add: EXTRA_KEYS,
  first: SOURCE_KEYS,
  first_add: EXTRA_KEYS,
  session: 'pgs cpg',
  udata: 'vst uip uag',
  promo: 'code',
};

export const PUBLIC_NAMES: readonly string[] = Object.keys(PUBLIC_KEYS);

/**
 * Escapes a value that would break the record: if it contains the delimiter or ends with a bar, every bar becomes
 * `%7C`. The second decoding, when a record is read for `sbjs.get`, restores the bars. Other values are unchanged.
 */
export function guardBars(value: string): string {
  return value.includes(DELIMITER) || value.endsWith('|') ? value.replaceAll('|', '%7C') : value;
}

export function splitPair(text: string): readonly [key: string, value: string, hasValue: boolean] {
  const at = text.indexOf('=');
  return at < 0 ? [text, '', false] : [text.slice(0, at), text.slice(at + 1), true];
}

/** Returns the text of a record with these keys, in order; stores an absent value as `(none)`. */
export function toText(keys: string, values: readonly (string | undefined)[]): string {
  return keys
    .split(' ')
    .map((key, index) => [key, guardBars(values[index] ?? NONE)].join('='))
    .join(DELIMITER);
}
