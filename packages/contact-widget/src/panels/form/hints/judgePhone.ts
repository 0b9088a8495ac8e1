import {
  type CountryCode,
  type MetadataJson,
  ParseError,
  type PhoneNumber,
  parsePhoneNumber,
} from 'libphonenumber-js/core';
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
    // Countries whose plans we do not carry are none of our business.
    const isForeign = thrown instanceof ParseError && thrown.message === 'INVALID_COUNTRY';
    return { kind: isForeign ? 'unknown' : 'unreadable' };
  }
}

/**
 * The country of a page's numbers by its owner's option, else by its language's region; empty when nobody says. `ar-AR` is how
 * some sites write Arabic as such, not that of Argentina.
 */
export function readHome(option: string, language: string): string {
  const region = /^(?!ar[-_]ar)[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?![a-z])/i.exec(language.trim())?.[1] ?? '';
  return (option.trim() || region).toUpperCase();
}

/** Judges a number by the numbering plan of its country, or of `home` when it names none; a leading `00` is an international prefix everywhere, and a country code without plus is understood. */
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
