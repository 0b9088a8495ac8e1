import { plainLine } from './plainLine.ts';

/** Fewer digits than any line has; what is shorter is no number. */
const LEAST_DIGITS = 4;
/** Digits that make a number of their own beside another: shorter groups are parts of one. */
const OWN_NUMBER = 7;
/** What people write between the groups of one number. */
const BETWEEN = /[\s().\-/\\_·•:~\u2010-\u2015\u2212]/g;
const SCHEME = /^(?:tel|phone|mobile|mob|whatsapp|هاتف|جوال|رقم|واتساب)\s*[.:]\s*/i;
// oxlint-disable-next-line redos/no-vulnerable -- phone numbers of a visitor: 300 letters at most.
const EXTENSION = /[\s,;]*(?:;?\bext(?:ension|n)?\b|[x#]|تحويلة)\s*[.:=]?\s*(\d{1,7})$/i;
// oxlint-disable-next-line redos/no-vulnerable -- phone numbers of a visitor: 300 letters at most.
const SEVERAL = /\s*[/,;|&\n\u060c\u061b]\s*|\s+(?:or|and|أو|او|و)\s+/i;
const WRITTEN = /^\+?[\d\s().\-/\\_·•:~+\u2010-\u2015\u2212]+$/;

/** What is longer is more than a few numbers, and is sent in the visitor's own words. */
const MOST_LETTERS = 300;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Digits of one number, with a plus where one stood at either end. */
function joinDigits(written: string): string {
  // `91234567 968+`: written as right-to-left text shows a number.
  const text = written.replace(/^(.*\d)[\s-]+(\d{1,3})\s*\+$/, '+$2 $1');
  const isAbroad = /^[\s(]*\+|\+\s*$/.test(text);
  // `+44 (0)20 …`: the zero of calls inside the country is not dialled behind a country code.
  const dialled = isAbroad || /^\s*00/.test(text) ? text.replace(/\(\s*0\s*\)/, '') : text;
  return (isAbroad ? '+' : '') + dialled.replace(BETWEEN, '').replaceAll('+', '');
}

/** Whether a text holds a number to call. */
export function hasNumber(source: string): boolean {
  return countDigits(plainLine(source)) >= LEAST_DIGITS;
}

/**
 * A phone number as it is sent: digits with an optional leading plus, ` ext. 12` behind it where one was given. Several
 * numbers stay apart (` / `), and what is more than numbers is sent in the visitor's own words, so nothing is lost.
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

/** The number in a cleaned text that is one number, without its extension; else nothing. */
export function singleNumber(cleaned: string): string | undefined {
  return /^(\+?\d+)(?: ext\. \d+)?$/.exec(cleaned)?.[1];
}
