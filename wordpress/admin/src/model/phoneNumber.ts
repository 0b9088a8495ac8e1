import { type FoundNumber, findNumber, messageInLink } from '@hadaya/contact-widget/cleanValue';

/** Calling code and possible lengths of mobile numbers, keyed by country. */
export type Plans = ReadonlyMap<string, { readonly code: string; readonly lengths: readonly number[] }>;

export type Understood =
  | { readonly kind: 'empty' }
  /** A complete number; `country` is empty if no known country has the number's country code. */
  | { readonly kind: 'whole'; readonly country: string; readonly shown: string }
  /** A number from the shop's country without the country code; `shown` includes the code. */
  | { readonly kind: 'local'; readonly country: string; readonly shown: string }
  /** A number from `country` that does not have the length of a mobile number there. */
  | { readonly kind: 'odd'; readonly country: string; readonly shown: string }
  | { readonly kind: 'unclear' }
  /** No number, several numbers, or a link without a number. */
  | { readonly kind: Exclude<FoundNumber['kind'], 'number'> };

/** The country that is assumed if several countries share a code. */
const FIRST_OF_CODE: Readonly<Record<string, string>> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  358: 'FI',
  590: 'GP',
  599: 'CW',
};

/** Reads the server's list, such as `OM968:8 DE49:10,11`. */
export function readPlans(text: string): Plans {
  const read = (entry: string) => {
    const [, country = '', code = '', lengths = ''] = /^([A-Z]{2})(\d{1,4}):([\d,]+)$/.exec(entry) ?? [];
    return [country, { code, lengths: lengths.split(',').map(Number) }] as const;
  };
  return new Map(text.split(' ').map(read));
}

/** Formats digits in readable groups: two groups of four, or else groups of three with the rest last. */
function groupDigits(digits: string): string {
  const groups = digits.length === 8 ? /\d{4}/g : /\d{3}(?=\d{3})|\d+/g;
  return (digits.match(groups) ?? [digits]).join(' ');
}

const show = (code: string, rest: string) => `+${code} ${groupDigits(rest)}`.trim();

/** Finds the country whose code a number starts with, preferring the shop's own; undefined if there is none. */
function findCountry(digits: string, plans: Plans, home: string): string | undefined {
  for (const length of [3, 2, 1]) {
    const code = digits.slice(0, length);
    if (plans.get(home)?.code === code) return home;
    const found = FIRST_OF_CODE[code] ?? [...plans].find(([, plan]) => plan.code === code)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Interprets an owner's number, in a shop in the country `home` (empty if unknown). */
export function understandNumber(text: string, plans: Plans, home: string): Understood {
  // While the owner types, the beginning of a number is not an error.
  if (/^[\s+(]*$/.test(text)) return { kind: 'empty' };
  const read = findNumber(text);
  if (read.kind !== 'number') return { kind: read.kind };
  const { digits, isAbroad: isSure, extension } = read;
  const country = findCountry(digits, plans, home);
  const plan = country === undefined ? undefined : plans.get(country);
  const rest = digits.slice(plan?.code.length ?? 0);
  const fits = plan?.lengths.includes(rest.length) === true;
  const own = plans.get(home);
  if (own && !isSure && !(fits && country === home)) {
    const inner = own.lengths.includes(digits.length) ? digits : digits.replace(/^0/, '');
    // A number with an extension gets no country code, because that would remove the extension.
    if (own.lengths.includes(inner.length) && extension === '')
      return { kind: 'local', country: home, shown: show(own.code, inner) };
  }
  if (!plan || country === undefined)
    return isSure ? { kind: 'whole', country: '', shown: `+${digits}` } : { kind: 'unclear' };
  if (fits) return { kind: 'whole', country, shown: show(plan.code, rest) };
  return isSure ? { kind: 'odd', country, shown: show(plan.code, rest) } : { kind: 'unclear' };
}

/**
 * Replaces the entered number with a complete one. A link with a message stays a link with that message.
 */
export function putNumber(text: string, shown: string): string {
  const message = messageInLink(text);
  const digits = shown.replace(/\D/g, '');
  if (message === '') return shown;
  return /^\s*sms:/i.test(text)
    ? `sms:+${digits}?body=${encodeURIComponent(message)}`
    : `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;
}

export function withCountry(text: string, country: string, plans: Plans, home: string): string {
  const code = plans.get(country)?.code ?? '';
  const found = understandNumber(text, plans, home);
  const isWhole = found.kind === 'whole' || found.kind === 'odd';
  const old = isWhole ? (plans.get(found.country)?.code ?? '') : '';
  const read = findNumber(text);
  if (read.kind !== 'number') return text.trim() === '' ? show(code, '') : text;
  const rest = (read.isAbroad ? read.digits : read.digits.replace(/^0/, '')).slice(old.length);
  return putNumber(text, show(code, rest));
}

/** Returns a country's flag as regional indicator symbols. */
export const flagOf = (country: string): string =>
  country.replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x1f1a5 + (letter.codePointAt(0) ?? 0)));
