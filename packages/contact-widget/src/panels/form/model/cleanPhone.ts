import { plainLine } from './plainLine.ts';

const LEAST_DIGITS = 4;
/** Minimum number of digits in a separate second number; shorter groups are parts of one number. */
const OWN_NUMBER = 7;
/** Matches separators between the groups of one number. */
const BETWEEN = /[\s().\-/\\_·•:~\u2010-\u2015\u2212]/g;
const SCHEME = /^(?:tel|phone|mobile|mob|whatsapp|هاتف|جوال|رقم|واتساب)\s*[.:]\s*/i;
// oxlint-disable-next-line redos/no-vulnerable -- a visitor’s phone numbers, 300 characters at most.
const EXTENSION = /[\s,;]*(?:;?\bext(?:ension|n)?\b|[x#]|تحويلة)\s*[.:=]?\s*(\d{1,7})$/i;
// oxlint-disable-next-line redos/no-vulnerable -- a visitor’s phone numbers, 300 characters at most.
const SEVERAL = /\s*[/,;|&\n\u060c\u061b]\s*|\s+(?:or|and|أو|او|و)\s+/i;
const WRITTEN = /^\+?[\d\s().\-/\\_·•:~+\u2010-\u2015\u2212]+$/;

/** Maximum length of a text that is read as phone numbers, in characters; a longer text is sent as written. */
const MOST_LETTERS = 300;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Returns the digits of one number, with a leading plus sign if the text starts or ends with one. */
function joinDigits(written: string): string {
  // A number written as RTL text ends with its country code: `91234567 968+`.
  const text = written.replace(/^(.*\d)[\s-]+(\d{1,3})\s*\+$/, '+$2 $1');
  const isAbroad = /^[\s(]*\+|\+\s*$/.test(text);
  // `+44 (0)20 …`: callers do not dial the domestic zero after a country code.
  const dialled = isAbroad || /^\s*00/.test(text) ? text.replace(/\(\s*0\s*\)/, '') : text;
  return (isAbroad ? '+' : '') + dialled.replace(BETWEEN, '').replaceAll('+', '');
}

export function hasNumber(source: string): boolean {
  return countDigits(plainLine(source)) >= LEAST_DIGITS;
}

/**
 * Normalises a phone number for sending: digits, an optional leading plus, and ` ext. 12` for an extension. Joins
 * several numbers with ` / `; returns text that contains more than numbers as one plain line, so that nothing is lost.
 */
export function cleanPhone(source: string): string {
  const line = plainLine(source.replace(/[\r\n]+/g, ' / ')).replace(SCHEME, '');
  if (line.length > MOST_LETTERS) return line;
  const parts = line.split(SEVERAL);
  if (parts.length > 1 && parts.every((part) => WRITTEN.test(part) && countDigits(part) >= OWN_NUMBER))
    return parts.map(joinDigits).join(' / ');
  const extension = EXTENSION.exec(line);
  const number = extension ? line.slice(0, extension.index) : line;
  if (!WRITTEN.test(number) || countDigits(number) < LEAST_DIGITS) return line;
  return joinDigits(number) + (extension ? ` ext. ${extension[1]}` : '');
}

/** Returns the number, without its extension, if a cleaned text is a single number; otherwise `undefined`. */
export function singleNumber(cleaned: string): string | undefined {
  return /^(\+?\d+)(?: ext\. \d+)?$/.exec(cleaned)?.[1];
}
