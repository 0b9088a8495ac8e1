import Mailcheck from 'mailcheck';

/** Mail providers whose misspellings are worth a question: long names only, a short one is near to everything. */
const PROVIDERS = 'gmail yahoo hotmail outlook icloud protonmail googlemail'.split(' ').map((name) => `${name}.com`);
/** Real providers that look like misspellings of those. */
const RIGHT = 'ymail mail email gmx live msn aol me mac fastmail rocketmail'.split(' ').map((name) => `${name}.com`);
/** Providers and houses of the Gulf; an address at one of them is never a typo of another. */
const GULF = ['omantel.net.om', 'omantel.om', 'ooredoo.om', 'squ.edu.om', 'bankmuscat.com'];
/** Endings that are right as they stand. */
const ENDINGS = ['om', 'ae', 'sa', 'qa', 'bh', 'kw', 'in', 'pk'];
const FARTHEST = 3;

/** The address that a visitor may have meant; empty when the given one looks right or means nothing known. */
export function suggestMail(address: string, extraDomains: readonly string[] = []): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const known = [...PROVIDERS, ...GULF, ...extraDomains.map((one) => one.toLowerCase())];
  if (known.includes(domain) || RIGHT.includes(domain) || ENDINGS.includes(ending)) return '';
  Mailcheck.domainThreshold = FARTHEST;
  const found = Mailcheck.suggest(address, known, [], []);
  if (!found) return '';
  const user = address.slice(0, address.lastIndexOf('@'));
  return `${user}@${found.domain}`;
}
