import { encodeValue, tryDecode } from './encodeValue.ts';
import { BUDGET_BYTES, DELIMITER, guardBars, splitPair } from './records.ts';

const ADDRESS_KEYS = /^(ep|rf|cpg)$/;
const ADDRESS_MIN = 160;
const SOURCE_MIN = 64;
/**
 * First step of the binary search for the largest limit. No value is longer than this, because the budget is smaller.
 */
const STEP = 4096;

/** Truncates the long values in a record. */
export type CutText = (text: string) => string;

/**
 * Cuts a value to a length of its encoded form. It cuts between characters, and a value that percent-decodes as a whole
 * still does so afterwards: half an escape is never stored.
 */
export function cutValue(value: string, length: number): string {
  // A character never gets shorter when encoded, so later ones cannot fit.
  const encoded = encodeValue(value.slice(0, length + 1));
  if (encoded.length <= length) return value;
  let text: string | undefined;
  for (let end = length; text === undefined; end -= 1) text = tryDecode(encoded.slice(0, end));
  if (tryDecode(value) !== undefined) while (tryDecode(text) === undefined) text = text.slice(0, -1);
  return text;
}

/** Cuts the addresses and the other values of a record to lengths of their encoded form. */
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
 * Applies the smallest cut with which all cookies together fit into the budget. Addresses are cut first, down to their
 * minimum; source values only if that is not enough, and at their minimum the cookies are accepted as they are. One
 * number represents both limits: above `STEP`, the limit of addresses; below it, the limit of the other values.
 */
export function fitBudget<Made extends { readonly bytes: number }>(make: (cut: CutText) => Made): Made {
  const cutTo = (limit: number) => make((text) => cutRecord(text, Math.max(ADDRESS_MIN, limit - STEP), limit));
  let limit = SOURCE_MIN;
  for (let step = STEP; step >= 1; step /= 2) if (cutTo(limit + step).bytes <= BUDGET_BYTES) limit += step;
  return cutTo(limit);
}
