import { encodeValue, tryDecode } from './encodeValue.ts';
import { BUDGET_BYTES, DELIMITER, guardBars, splitPair } from './records.ts';

const ADDRESS_KEYS = /^(ep|rf|cpg)$/;
const ADDRESS_MIN = 160;
const SOURCE_MIN = 64;
/**
 * First step of the binary search for the largest limit. No value that fits is longer than this, because the budget is
 * smaller.
 */
const STEP = 4096;

/** Truncates the long values in a record. */
export type CutText = (text: string) => string;

/**
 * Cuts a value so that its encoded form has at most `length` characters. Cuts between characters and never leaves half
 * an escape: a value that percent-decodes as a whole still does so afterwards.
 */
export function cutValue(value: string, length: number): string {
  // Encoding never shortens a character, so no later character can fit.
  const encoded = encodeValue(value.slice(0, length + 1));
  if (encoded.length <= length) return value;
  let text: string | undefined;
  for (let end = length; text === undefined; end -= 1) text = tryDecode(encoded.slice(0, end));
  if (tryDecode(value) !== undefined) while (tryDecode(text) === undefined) text = text.slice(0, -1);
  return text;
}

/** Cuts the URLs and the other values of a record, except the user agent, to the given encoded lengths. */
function cutRecord(text: string, address: number, other: number): string {
  return text
    .split(DELIMITER)
    .map((part) => {
      const [key, value] = splitPair(part);
      const limit = ADDRESS_KEYS.test(key) ? address : other;
      return key === 'uag' ? part : [key, guardBars(cutValue(value, limit))].join('=');
    })
    .join(DELIMITER);
}

/**
 * Applies the smallest cut that fits all cookies into the budget. Cuts URLs first, down to their minimum, and source
 * values only if that is not enough. If both are at their minimum, accepts the cookies as they are. One number
 * represents both limits: the number itself limits the source values, and its excess over `STEP` limits the URLs.
 */
export function fitBudget<Made extends { readonly bytes: number }>(make: (cut: CutText) => Made): Made {
  const cutTo = (limit: number) => make((text) => cutRecord(text, Math.max(ADDRESS_MIN, limit - STEP), limit));
  let limit = SOURCE_MIN;
  for (let step = STEP; step >= 1; step /= 2) if (cutTo(limit + step).bytes <= BUDGET_BYTES) limit += step;
  return cutTo(limit);
}
