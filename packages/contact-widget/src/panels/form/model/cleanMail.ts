import { plainLine } from './plainLine.ts';

/**
 * Matches text around an address, as in `Amal <amal@shop.om>` or `mailto:amal@shop.om?subject=…`, and copied quotes and
 * punctuation.
 */
const AROUND = /^(?:mailto:)?["'“”«»(<[]*|["'“”«»)>\]]*[.,;:،؛]*$/gi;

/** Maximum length of an address, in characters. A longer text contains more than one address and is sent as written. */
const MOST_LETTERS = 320;

/** Converts a domain to ASCII (punycode), as mail servers expect. */
function asciiDomain(domain: string): string {
  if (/^[\w.-]*$/.test(domain)) return domain;
  try {
    return new URL(`https://${domain}/`).hostname;
  } catch {
    return domain;
  }
}

/** Normalises an email address for sending; returns other text as one plain line. */
export function cleanMail(source: string): string {
  const line = plainLine(source);
  if (line.length > MOST_LETTERS) return line;
  // oxlint-disable-next-line redos/no-vulnerable -- an email address has at most 320 characters.
  const inBrackets = /<([^<>\s]+@[^<>\s]+)>/.exec(line)?.[1];
  // oxlint-disable-next-line redos/no-vulnerable -- an email address has at most 320 characters.
  const bare = (inBrackets ?? line).replace(AROUND, '').replace(/^([^?]+@[^?]+)\?.*$/, '$1');
  // oxlint-disable-next-line redos/no-vulnerable -- an email address has at most 320 characters.
  const address = bare.replace(/\s*@\s*/, '@').replace(/\s*\.\s*/g, (stop) => (bare.includes('@') ? '.' : stop));
  const at = address.lastIndexOf('@');
  if (at < 1 || /\s/.test(address)) return line;
  return `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
}

const SPOKEN_AT = /^(?:at|آت|ات|أت)$/i;
const SPOKEN_DOT = /^(?:dot|دوت|نقطة)$/i;

/**
 * Joins one side of a dictated address: `gmail dot com`, `gmail .com`; returns an empty string if words remain
 * separate.
 */
function joinSpoken(words: readonly string[]): string {
  const side = words
    .map((word) => (SPOKEN_DOT.test(word) ? '.' : word))
    .join(' ')
    .replace(/ ?\. ?/g, '.');
  return /^\.|\.$| /.test(side) ? '' : side;
}

/** Returns the address from dictated text such as `amal at gmail dot com`; empty if there is none. */
export function spokenMail(source: string): string {
  const line = plainLine(source);
  if (line.includes('@') || line.length > MOST_LETTERS) return '';
  const words = line.split(' ');
  const at = words.findIndex((word, index) => index > 0 && SPOKEN_AT.test(word));
  const [user, domain] = at < 0 ? ['', ''] : [joinSpoken(words.slice(0, at)), joinSpoken(words.slice(at + 1))];
  return user !== '' && domain.includes('.') ? `${user}@${domain}`.toLowerCase() : '';
}
