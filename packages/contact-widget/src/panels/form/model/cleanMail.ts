import { plainLine } from './plainLine.ts';

/** `Amal <amal@shop.om>`, `mailto:amal@shop.om?subject=…`, quotes and stops that copying brings along. */
const AROUND = /^(?:mailto:)?["'“”«»(<[]*|["'“”«»)>\]]*[.,;:،؛]*$/gi;

/** The longest address that mail servers take. What is longer holds more than one, and is sent as it was written. */
const MOST_LETTERS = 320;

/** The domain as mail servers know it: letters of other scripts in their ASCII form. */
function asciiDomain(domain: string): string {
  if (/^[\w.-]*$/.test(domain)) return domain;
  try {
    return new URL(`https://${domain}/`).hostname;
  } catch {
    return domain;
  }
}

/** A mail address as it is sent; a text that holds none is sent as it was written. */
export function cleanMail(source: string): string {
  const line = plainLine(source);
  if (line.length > MOST_LETTERS) return line;
  // oxlint-disable-next-line redos/no-vulnerable -- a mail address: 320 letters at most.
  const inBrackets = /<([^<>\s]+@[^<>\s]+)>/.exec(line)?.[1];
  // oxlint-disable-next-line redos/no-vulnerable -- a mail address: 320 letters at most.
  const bare = (inBrackets ?? line).replace(AROUND, '').replace(/^([^?]+@[^?]+)\?.*$/, '$1');
  // oxlint-disable-next-line redos/no-vulnerable -- a mail address: 320 letters at most.
  const address = bare.replace(/\s*@\s*/, '@').replace(/\s*\.\s*/g, (stop) => (bare.includes('@') ? '.' : stop));
  const at = address.lastIndexOf('@');
  if (at < 1 || /\s/.test(address)) return line;
  return `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
}

const SPOKEN_AT = /^(?:at|آت|ات|أت)$/i;
const SPOKEN_DOT = /^(?:dot|دوت|نقطة)$/i;

/** One side of a dictated address: `gmail dot com`, `gmail .com`; empty when words stand side by side. */
function joinSpoken(words: readonly string[]): string {
  const side = words
    .map((word) => (SPOKEN_DOT.test(word) ? '.' : word))
    .join(' ')
    .replace(/ ?\. ?/g, '.');
  return /^\.|\.$| /.test(side) ? '' : side;
}

/** What somebody may have meant who dictated an address: `amal at gmail dot com`; empty when nothing was. */
export function spokenMail(source: string): string {
  const line = plainLine(source);
  if (line.includes('@') || line.length > MOST_LETTERS) return '';
  const words = line.split(' ');
  const at = words.findIndex((word, place) => place > 0 && SPOKEN_AT.test(word));
  const [user, domain] = at < 0 ? ['', ''] : [joinSpoken(words.slice(0, at)), joinSpoken(words.slice(at + 1))];
  return user !== '' && domain.includes('.') ? `${user}@${domain}`.toLowerCase() : '';
}
