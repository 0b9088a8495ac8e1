import { decodeText } from './encoding.ts';
import type { Source } from './source.ts';

/** Says whether a value from a link is left out of the records. */
export type IsHidden = (value: string) => boolean;

/** An e-mail address, or an international number: 8 to 15 digits after `+` or `00`, with blanks and the usual signs. */
const PERSONAL = /^([^\s@]+@[^\s@]+\.[^\s@]+|(\+|00)([\s().-]*\d){8,15}[\s().-]*)$/;

/**
 * Whether a query value looks like an e-mail address or an international phone number: those have no place in a cookie
 * or an order's source. A plain number is an id, not a phone number.
 */
export const isPersonal: IsHidden = (value) => PERSONAL.test(decodeText(value).trim());

/** A URL in which the query values that are to be hidden are removed; their names stay. */
export function maskUrl(url: string, isHidden: IsHidden): string {
  return url.replace(/\?.*/s, (query) =>
    query.replace(/([?&][^=&#]*=)([^&#]*)/g, (whole, name: string, value: string) => (isHidden(value) ? name : whole)),
  );
}

/**
 * A source in which the values of a campaign that are to be hidden are unknown. Values of parameters with the same name are
 * joined by commas; each is looked at. The path of a referral is left alone.
 */
export function maskSource(source: Source, isHidden: IsHidden): readonly (string | undefined)[] {
  return source[0] === 'utm'
    ? source.map((value = '(none)') => ([value, ...value.split(',')].some(isHidden) ? undefined : value))
    : source;
}
