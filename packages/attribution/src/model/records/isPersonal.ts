import type { IsHidden, Source } from '../source/source.ts';
import { decodeValue } from './encodeValue.ts';

/** Matches one `@` with text on both sides; `isPersonal` also requires a dot after it. */
const MAIL = /^[^\s@]+@([^\s@]+)$/;
/** Matches digits with blanks and common separators, after an international prefix. */
const PHONE = /^(?:\+|00)([\s().\d-]+)$/;
const PHONE_DIGITS_MIN = 8;
const PHONE_DIGITS_MAX = 15;

/**
 * Returns whether a query value looks like an email address or an international phone number, which must not be stored
 * in a cookie or an order's source. A plain number is an id, not a phone number.
 */
export const isPersonal: IsHidden = (value) => {
  const text = decodeValue(value).trim();
  const [, domain = ''] = MAIL.exec(text) ?? [];
  const [, number = ''] = PHONE.exec(text) ?? [];
  const digits = number.replace(/\D/g, '').length;
  return domain.slice(1, -1).includes('.') || (digits >= PHONE_DIGITS_MIN && digits <= PHONE_DIGITS_MAX);
};

/** Removes the personal query values from a URL; keeps their names. */
export function maskUrl(url: string, isHidden: IsHidden): string {
  const mask = (part: string) => {
    const name = part.search(/[?&]/);
    const value = name < 0 ? 0 : part.indexOf('=', name) + 1;
    return value && isHidden(part.slice(value)) ? part.slice(0, value) : part;
  };
  return url.replace(/\?.*/s, (query) =>
    query
      .split(/(?=[&#])/)
      .map(mask)
      .join(''),
  );
}

/**
 * Returns the values of a source. In a campaign, replaces personal values with `undefined`, and also checks each of the
 * comma-joined values of a repeated parameter. Leaves other sources unchanged, such as a referral with its path.
 */
export function maskSource(source: Source, isHidden: IsHidden): readonly (string | undefined)[] {
  return source[0] === 'utm'
    ? source.map((value = '(none)') => ([value, ...value.split(',')].some(isHidden) ? undefined : value))
    : source;
}
