import {
  type CountryCode,
  type MetadataJson,
  ParseError,
  type PhoneNumber,
  parsePhoneNumber,
} from 'libphonenumber-js/core';
import numberingPlans from './phoneMetadata.json';

/** How a phone number was judged. */
export interface PhoneJudgement {
  /** The number is valid according to the numbering plans. */
  readonly isLikely: boolean;
  /** International format; empty if unreadable. */
  readonly formatted: string;
  /** `+96891234567`; empty if unreadable. */
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
    // Numbers of countries whose plans we do not include are not judged.
    const isForeign = thrown instanceof ParseError && thrown.message === 'INVALID_COUNTRY';
    return { kind: isForeign ? 'unknown' : 'unreadable' };
  }
}

/**
 * The default country of a page's numbers: the owner's option, or else the region of the page's language; empty if
 * unknown. `ar-AR` is how some sites write plain Arabic, not Argentina.
 */
export function readHome(option: string, language: string): string {
  const region = /^(?!ar[-_]ar)[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?![a-z])/i.exec(language.trim())?.[1] ?? '';
  return (option.trim() || region).toUpperCase();
}

/**
 * Assesses a number by the numbering plan of its country, or of `home` if it has no country code. A leading `00` counts
 * as the international prefix everywhere, and a country code without plus is recognised.
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
