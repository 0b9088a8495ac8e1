import Mailcheck from 'mailcheck';
import { askedDomains, endingsOf, isMailHost } from './model/isMailHost.ts';
import { isSlip } from './model/isSlip.ts';

/** Maximum edit distance, enough for two typos; `mayMean` has already excluded unrelated domains. */
const FARTHEST = 6;
/** Minimum length of a known domain's name, without its ending; shorter names are too similar to other words. */
const SHORTEST = 5;
/**
 * Top-level domains under which nearly every name is taken, so an apparent typo may be a company's own domain.
 */
const OWN_ENDINGS = ['om', 'ae', 'sa', 'qa', 'bh', 'kw', 'in', 'pk'];
/** Typical misspellings of `com`, in addition to single typos. */
const MISTYPED_COM = ['', 'om', 'cm', 'co', 'con', 'cmo', 'ocm', 'comm', 'com.com'];

function splitDomain(domain: string): readonly [name: string, ending: string] {
  const stop = domain.indexOf('.');
  return stop < 0 ? [domain, ''] : [domain.slice(0, stop), domain.slice(stop + 1)];
}

function mayMean(typed: string, known: string): boolean {
  const [name, ending] = splitDomain(typed);
  const [knownName, knownEnding] = splitDomain(known);
  // The dot of the typed domain is missing or misplaced, as in gmailcom or gmai.lcom.
  if (typed.replaceAll('.', '') === known.replaceAll('.', '')) return true;
  const isComMeant = knownEnding === 'com' && (MISTYPED_COM.includes(ending) || isSlip(ending, 'com'));
  if (name === knownName) {
    const endings = endingsOf(name);
    // A host that has mailboxes under only one top-level domain has none under the one that the visitor typed.
    return (
      isComMeant ||
      (knownEnding === 'com' && ending === 'net') ||
      (endings.length === 1 && known.endsWith(`.${endings[0]}`))
    );
  }
  return knownName.length >= SHORTEST && isSlip(name, knownName) && (ending === knownEnding || isComMeant);
}

/**
 * Returns the address that the visitor probably meant; empty if the given address looks right or resembles no known
 * one.
 */
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
