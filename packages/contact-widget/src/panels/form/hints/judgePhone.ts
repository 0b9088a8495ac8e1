import {
  type CountryCode,
  type MetadataJson,
  ParseError,
  type PhoneNumber,
  parsePhoneNumber,
} from 'libphonenumber-js/core';
import numberingPlans from './phoneMetadata.json';

export interface PhoneJudgement {
  /** True if the number is valid in its country's numbering plan, or if that plan is not included. */
  readonly isLikely: boolean;
  /** Number in international format; empty if it could not be parsed. */
  readonly formatted: string;
  /** Number as `+96891234567`; empty if it could not be parsed. */
  readonly international: string;
}

type Attempt = { readonly kind: 'read'; readonly number: PhoneNumber } | { readonly kind: 'unknown' | 'unreadable' };

function isMetadata(value: object): value is MetadataJson {
  return 'countries' in value;
}

function isCarried(metadata: MetadataJson, country: string): country is CountryCode {
  return Object.hasOwn(metadata.countries, country);
}

function read(text: string, home: string): Attempt {
  const metadata: object = numberingPlans;
  if (!isMetadata(metadata)) return { kind: 'unreadable' };
  try {
    const options = { extract: false, ...(isCarried(metadata, home) ? { defaultCountry: home } : {}) };
    return { kind: 'read', number: parsePhoneNumber(text, options, metadata) };
  } catch (thrown) {
    // We do not assess numbers from countries whose plans we do not include.
    const isForeign = thrown instanceof ParseError && thrown.message === 'INVALID_COUNTRY';
    return { kind: isForeign ? 'unknown' : 'unreadable' };
  }
}

/**
 * Returns the default country for a page's phone numbers: the owner's option, otherwise the region of the page's
 * language; empty if unknown. Some sites write `ar-AR` for plain Arabic, not for Argentina.
 */
export function readHome(option: string, language: string): string {
  const region = /^(?!ar[-_]ar)[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?![a-z])/i.exec(language.trim())?.[1] ?? '';
  return (option.trim() || region).toUpperCase();
}

/**
 * Assesses a number by the numbering plan of its country, or of `home` if it has no country code. Treats a leading `00`
 * as the international prefix everywhere, and recognises a country code without a plus.
 */
export function judgePhone(value: string, home = ''): PhoneJudgement {
  const asGiven = read(value.replace(/^00/, '+'), home);
  if (asGiven.kind === 'unknown') return { isLikely: true, formatted: '', international: '' };
  const isRight = asGiven.kind === 'read' && asGiven.number.isValid();
  const withPlus = isRight ? asGiven : read(`+${value.replace(/\D/g, '')}`, home);
  const best = withPlus.kind === 'read' && withPlus.number.isValid() ? withPlus : asGiven;
  if (best.kind !== 'read') return { isLikely: false, formatted: '', international: '' };
  const { number } = best;
  return { isLikely: number.isValid(), formatted: number.formatInternational(), international: number.number };
}
