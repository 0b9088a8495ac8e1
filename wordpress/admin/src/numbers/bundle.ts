import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { NumberKind } from '../model/numberKind.ts';

/** What the kinds of the library are called here; all others are said nothing of. */
const KINDS: Readonly<Record<string, NumberKind>> = {
  MOBILE: 'mobile',
  FIXED_LINE: 'landline',
  FIXED_LINE_OR_MOBILE: 'either',
  TOLL_FREE: 'free',
};

/** What kind of number one with its country code is; `unknown` where no such number is known, nothing where that says nothing. */
export function kindOf(number: string): NumberKind | undefined {
  const found = parsePhoneNumberFromString(number);
  if (!found) return undefined;
  return found.isValid() ? KINDS[found.getType() ?? ''] : 'unknown';
}
