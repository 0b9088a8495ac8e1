import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { NumberKind } from '../model/numberKind.ts';

/** Maps the library's number types to Hadaya's names; other types are omitted. */
const KINDS: Readonly<Record<string, NumberKind>> = {
  MOBILE: 'mobile',
  FIXED_LINE: 'landline',
  FIXED_LINE_OR_MOBILE: 'either',
  TOLL_FREE: 'free',
};

/**
 * Returns the type of a number with a country code: `unknown` for an invalid number, undefined if the text is not a
 * number or the number has none of Hadaya's types.
 */
export function kindOf(number: string): NumberKind | undefined {
  const found = parsePhoneNumberFromString(number);
  if (!found) return undefined;
  return found.isValid() ? KINDS[found.getType() ?? ''] : 'unknown';
}
