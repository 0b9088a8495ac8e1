import Mailcheck from 'mailcheck';
import { askedDomains, endingsOf, isMailHost } from './model/isMailHost.ts';
import { isSlip } from './model/isSlip.ts';

/** Far enough for two slips; what is far too far has been left out before. */
const FARTHEST = 6;
/** Names that are shorter are near to everything. */
const SHORTEST = 5;
/** Under these every name is somebody's: a slip cannot be told from a house of the Gulf. */
const OWN_ENDINGS = ['om', 'ae', 'sa', 'qa', 'bh', 'kw', 'in', 'pk'];
/** What is typed for `com`, beside single slips. */
const MISTYPED_COM = ['', 'om', 'cm', 'co', 'con', 'cmo', 'ocm', 'comm', 'com.com'];

function splitDomain(domain: string): readonly [name: string, ending: string] {
  const stop = domain.indexOf('.');
  return stop < 0 ? [domain, ''] : [domain.slice(0, stop), domain.slice(stop + 1)];
}

/** Whether a domain may be meant by another one that was typed. */
function mayMean(typed: string, known: string): boolean {
  const [name, ending] = splitDomain(typed);
  const [knownName, knownEnding] = splitDomain(known);
  // The stop itself forgotten or moved: gmailcom, gmai.lcom.
  if (typed.replaceAll('.', '') === known.replaceAll('.', '')) return true;
  const isComMeant = knownEnding === 'com' && (MISTYPED_COM.includes(ending) || isSlip(ending, 'com'));
  if (name === knownName) {
    const endings = endingsOf(name);
    // A host that has mailboxes under one ending only has none under this one, whatever it is.
    return (
      isComMeant ||
      (knownEnding === 'com' && ending === 'net') ||
      (endings.length === 1 && known.endsWith(`.${endings[0]}`))
    );
  }
  return knownName.length >= SHORTEST && isSlip(name, knownName) && (ending === knownEnding || isComMeant);
}

/** The address that a visitor may have meant; empty when the given one looks right or means nothing known. */
export function suggestMail(address: string, ownDomains: readonly string[] = []): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const owners = ownDomains.map((one) => one.trim().replace(/^@/, '').toLowerCase());
  if (isMailHost(domain) || owners.includes(domain)) return '';
  const [name, ending] = splitDomain(domain);
  const isSomebodys =
    OWN_ENDINGS.includes(ending.slice(ending.lastIndexOf('.') + 1)) && !endingsOf(name).includes('com');
  const near = isSomebodys
    ? []
    : [...askedDomains.filter((known) => mayMean(domain, known)), ...owners.filter((own) => isSlip(domain, own))];
  if (near.length === 0) return '';
  Mailcheck.domainThreshold = FARTHEST;
  const found = Mailcheck.suggest(address, near, [], []);
  return found ? `${address.slice(0, at)}@${found.domain}` : '';
}
