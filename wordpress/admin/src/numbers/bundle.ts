import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { NumberKind } from '../model/numberKind.ts';

/** Maps the library's number types to our names; other types are left out. */
const KINDS: Readonly<Record<string, NumberKind>> = {
  MOBILE: 'mobile',
  FIXED_LINE: 'landline',
  FIXED_LINE_OR_MOBILE: 'either',
  TOLL_FREE: 'free',
};

/** Type of a number with a country code; `unknown` for an invalid one, undefined if it has none of our types. */
export function kindOf(number: string): NumberKind | undefined {
  const found = parsePhoneNumberFromString(number);
  if (!found) return undefined;
  return found.isValid() ? KINDS[found.getType() ?? ''] : 'unknown';
}
