import { decodeCookie, decodeValue } from './encodeValue.ts';
import { type Cookies, DELIMITER, PUBLIC_NAMES, splitPair } from './records.ts';

/** Content of `sbjs.get`: always the same seven keys in the same order, each a plain object of strings. */
export type PublicData = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The values of a record. Each is decoded a second time, since query values are stored as they stand in the URL; a later
 * key wins.
 */
function readRecord(text: string): Readonly<Record<string, string>> {
  const record: Record<string, string> = {};
  for (const part of text ? text.split(DELIMITER) : []) {
    const [key, value] = splitPair(part);
    // A text given to `__proto__` changes nothing.
    record[key] = decodeValue(value);
  }
  return record;
}

/** The data behind our cookies; an absent record is an empty object. */
export function toPublicData(cookies: Cookies): PublicData {
  return Object.fromEntries(PUBLIC_NAMES.map((name) => [name, readRecord(decodeCookie(cookies.get(name)))]));
}
