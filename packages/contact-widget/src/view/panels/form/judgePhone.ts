import { type MetadataJson, ParseError, type PhoneNumber, parsePhoneNumber } from 'libphonenumber-js/core';
import numberingPlans from './phoneMetadata.json';

/** What is known about a phone number. */
export interface PhoneJudgement {
  /** The number exists as far as the numbering plans tell. */
  readonly isLikely: boolean;
  /** The number in international spelling, empty when it could not be read. */
  readonly formatted: string;
  /** `+96891234567`, empty when it could not be read. */
  readonly international: string;
}

/** Where numbers without a country code belong. */
const HOME = 'OM';

type Attempt = { readonly kind: 'read'; readonly number: PhoneNumber } | { readonly kind: 'unknown' | 'unreadable' };

function isMetadata(value: object): value is MetadataJson {
  return 'countries' in value;
}

function read(text: string): Attempt {
  const metadata: object = numberingPlans;
  if (!isMetadata(metadata)) return { kind: 'unreadable' };
  try {
    return { kind: 'read', number: parsePhoneNumber(text, { defaultCountry: HOME, extract: false }, metadata) };
  } catch (thrown) {
    // Countries whose plans we do not carry are none of our business.
    const isForeign = thrown instanceof ParseError && thrown.message === 'INVALID_COUNTRY';
    return { kind: isForeign ? 'unknown' : 'unreadable' };
  }
}

/** Judges a number; a leading `00` is an international prefix everywhere, and a country code without plus is understood. */
export function judgePhone(value: string): PhoneJudgement {
  const asGiven = read(value.replace(/^00/, '+'));
  if (asGiven.kind === 'unknown') return { isLikely: true, formatted: '', international: '' };
  const isRight = asGiven.kind === 'read' && asGiven.number.isValid();
  const withPlus = isRight ? asGiven : read(`+${value.replace(/\D/g, '')}`);
  const best = withPlus.kind === 'read' && withPlus.number.isValid() ? withPlus : asGiven;
  if (best.kind !== 'read') return { isLikely: false, formatted: '', international: '' };
  const { number } = best;
  return { isLikely: number.isValid(), formatted: number.formatInternational(), international: number.number };
}
