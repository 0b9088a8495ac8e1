import { plainLine } from './plainLine.ts';

/** `Amal <amal@shop.om>`, `mailto:amal@shop.om?subject=…`, quotes and stops that copying brings along. */
const AROUND = /^(?:mailto:)?["'“”«»(<[]*|["'“”«»)>\]]*[.,;:،؛]*$/gi;

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
  const inBrackets = /<([^<>\s]+@[^<>\s]+)>/.exec(line)?.[1];
  const bare = (inBrackets ?? line).replace(AROUND, '').replace(/^([^?]+@[^?]+)\?.*$/, '$1');
  const address = bare.replace(/\s*@\s*/, '@').replace(/\s*\.\s*/g, (stop) => (bare.includes('@') ? '.' : stop));
  const at = address.lastIndexOf('@');
  if (at < 1 || /\s/.test(address)) return line;
  return `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
}

/** What somebody may have meant who dictated an address: `amal at gmail dot com`; empty when nothing was. */
export function spokenMail(source: string): string {
  const line = plainLine(source);
  if (line.includes('@')) return '';
  const found = /^(\S+(?: (?:dot|دوت|نقطة) \S+)*) (?:at|آت|ات|أت) (\S+(?: ?(?:dot|دوت|نقطة|\.) ?\S+)+)$/i.exec(line);
  if (!found) return '';
  const join = (part = '') => part.replace(/ ?(?:\bdot\b|دوت|نقطة|\.) ?/gi, '.');
  return `${join(found[1])}@${join(found[2])}`.toLowerCase();
}
