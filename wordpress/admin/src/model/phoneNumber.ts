import { type FoundNumber, findNumber, messageInLink } from '@hadaya/contact-widget/cleanValue';

/** Country code of phone numbers and lengths of mobile numbers behind it, by country. */
export type Plans = ReadonlyMap<string, { readonly code: string; readonly lengths: readonly number[] }>;

/** What a number is taken for. */
export type Understood =
  | { readonly kind: 'empty' }
  /** A whole number; `country` is empty where no country is known to have its code. */
  | { readonly kind: 'whole'; readonly country: string; readonly shown: string }
  /** One of the shop's own country without its code; `shown` has it. */
  | { readonly kind: 'local'; readonly country: string; readonly shown: string }
  /** Of that country, with more or fewer digits than its mobile numbers have. */
  | { readonly kind: 'odd'; readonly country: string; readonly shown: string }
  | { readonly kind: 'unclear' }
  /** No number at all, more than one, or a link without one. */
  | { readonly kind: Exclude<FoundNumber['kind'], 'number'> };

/** Countries that are meant where several have one code. */
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

/** Reads the server's list, `OM968:8 DE49:10,11`. */
export function readPlans(text: string): Plans {
  const read = (entry: string) => {
    const [, country = '', code = '', lengths = ''] = /^([A-Z]{2})(\d{1,4}):([\d,]+)$/.exec(entry) ?? [];
    return [country, { code, lengths: lengths.split(',').map(Number) }] as const;
  };
  return new Map(text.split(' ').map(read));
}

/** Digits in groups that are read easily: four and four, else threes with what is left at the end. */
function groupDigits(digits: string): string {
  const groups = digits.length === 8 ? /\d{4}/g : /\d{3}(?=\d{3})|\d+/g;
  return (digits.match(groups) ?? [digits]).join(' ');
}

const show = (code: string, rest: string) => `+${code} ${groupDigits(rest)}`.trim();

/** The country whose code a number begins with, the shop's own first; none when no country has such a code. */
function findCountry(digits: string, plans: Plans, home: string): string | undefined {
  for (const length of [3, 2, 1]) {
    const code = digits.slice(0, length);
    if (plans.get(home)?.code === code) return home;
    const found = FIRST_OF_CODE[code] ?? [...plans].find(([, plan]) => plan.code === code)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a number that an owner has written is taken for, in a shop of the country `home` (empty when it is not known). */
export function understandNumber(text: string, plans: Plans, home: string): Understood {
  // What a number begins with is nothing to complain of while it is typed.
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
    // Completed it would lose its extension.
    if (own.lengths.includes(inner.length) && extension === '')
      return { kind: 'local', country: home, shown: show(own.code, inner) };
  }
  if (!plan || country === undefined)
    return isSure ? { kind: 'whole', country: '', shown: `+${digits}` } : { kind: 'unclear' };
  if (fits) return { kind: 'whole', country, shown: show(plan.code, rest) };
  return isSure ? { kind: 'odd', country, shown: show(plan.code, rest) } : { kind: 'unclear' };
}

/**
 * A whole number in the place of the one that was entered. In a link that holds a message it stands in the link: what else the
 * link says becomes the channel's own when it is saved.
 */
export function putNumber(text: string, shown: string): string {
  const message = messageInLink(text);
  const digits = shown.replace(/\D/g, '');
  if (message === '') return shown;
  return /^\s*sms:/i.test(text)
    ? `sms:+${digits}?body=${encodeURIComponent(message)}`
    : `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;
}

/** A number with the code of another country in the place of its own. */
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

/** A country's flag, as letters that fonts draw as one. */
export const flagOf = (country: string): string =>
  country.replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x1f1a5 + (letter.codePointAt(0) ?? 0)));
