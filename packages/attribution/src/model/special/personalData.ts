import type { Source } from '../source.ts';
import type { RecordTools } from './createSpecialParts.ts';

const E_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** An international number: 8 to 15 digits after `+` or `00`, with blanks and the usual signs between them. */
const PHONE = /^(?:\+|00)(?:[\s().-]*\d){8,15}[\s().-]*$/;

/**
 * Whether a query value looks like an e-mail address or an international phone number: those have no place in a cookie
 * or an order's source. A plain number is an id, not a phone number. `decode` undoes percent-encoding.
 */
function isPersonal(value: string, decode: RecordTools['decodeText']): boolean {
  const text = decode(value).trim();
  return E_MAIL.test(text) || PHONE.test(text);
}

/** A URL in which the query values that look personal are removed; their names stay. */
export function maskUrl(url: string, decode: RecordTools['decodeText']): string {
  return url.replace(/\?.*/s, (query) =>
    query.replace(/([?&][^=&#]*=)([^&#]*)/g, (whole, name: string, value: string) =>
      isPersonal(value, decode) ? name : whole,
    ),
  );
}

/**
 * A source in which the values of a campaign that look personal are unknown. Values of parameters with the same name are
 * joined by commas; each is looked at. The path of a referral is left alone.
 */
export function maskSource(source: Source, decode: RecordTools['decodeText']): readonly (string | undefined)[] {
  const isHidden = (value = '') => [value, ...value.split(',')].some((part) => isPersonal(part, decode));
  return source[0] === 'utm' ? source.map((value) => (isHidden(value) ? undefined : value)) : source;
}
