import { decodeCookie, decodeValue } from './encodeValue.ts';
import { type Cookies, DELIMITER, PUBLIC_NAMES, splitPair } from './records.ts';

/** Content of `sbjs.get`: always the same seven keys in the same order, each a plain object of strings. */
export type PublicData = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Returns the values of a record. Decodes each value a second time, because query values are stored as in the URL; if a
 * key occurs twice, the later value wins.
 */
function readRecord(text: string): Readonly<Record<string, string>> {
  const record: Record<string, string> = {};
  for (const part of text ? text.split(DELIMITER) : []) {
    const [key, value] = splitPair(part);
    // Assigning a string to `__proto__` has no effect, so this is safe.
    record[key] = decodeValue(value);
  }
  return record;
}

export function toPublicData(cookies: Cookies): PublicData {
  return Object.fromEntries(PUBLIC_NAMES.map((name) => [name, readRecord(decodeCookie(cookies.get(name)))]));
}
