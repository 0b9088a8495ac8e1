import { encodeValue, tryDecode } from './encodeValue.ts';
import { BUDGET_BYTES, DELIMITER, guardBars, splitPair } from './records.ts';

const ADDRESS_KEYS = /^(ep|rf|cpg)$/;
const ADDRESS_MIN = 160;
const SOURCE_MIN = 64;
/** The search for the largest limit halves its steps from here. No value is longer, for the budget is smaller. */
const STEP = 4096;

/** A record's text, with long values cut. */
export type CutText = (text: string) => string;

/**
 * Cuts a value to a length of its encoded form. It falls between characters, and what percent-decodes as a whole still
 * does afterwards, so that a reader never meets half an escape.
 */
export function cutValue(value: string, length: number): string {
  // A character is never shorter when encoded, so what lies behind cannot fit.
  const encoded = encodeValue(value.slice(0, length + 1));
  if (encoded.length <= length) return value;
  let text: string | undefined;
  for (let end = length; text === undefined; end -= 1) text = tryDecode(encoded.slice(0, end));
  if (tryDecode(value) !== undefined) while (tryDecode(text) === undefined) text = text.slice(0, -1);
  return text;
}

/** The text of a record whose addresses and other values are cut to lengths of their encoded form. */
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
 * Makes cookies that are too long as a whole with the smallest cut that fits them into the budget. Addresses give way
 * first, down to their minimum; source values only when that is not enough, and at their minimum the cookies are taken
 * as they are. Both limits are one number: above `STEP` it is that of addresses, below it that of the other values.
 */
export function fitBudget<Made extends { readonly bytes: number }>(make: (cut: CutText) => Made): Made {
  const cutTo = (limit: number) => make((text) => cutRecord(text, Math.max(ADDRESS_MIN, limit - STEP), limit));
  let limit = SOURCE_MIN;
  for (let step = STEP; step >= 1; step /= 2) if (cutTo(limit + step).bytes <= BUDGET_BYTES) limit += step;
  return cutTo(limit);
}
