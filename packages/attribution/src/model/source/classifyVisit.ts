import { isWithin, stripWww } from '@hadaya/core/traffic';
import type { NamedHost, TrackerOptions } from '../options/trackerOptions.ts';
import { type Address, splitAddress } from './address.ts';
import { findSearchEngine } from './findSearchEngine.ts';
import { readCampaign } from './readCampaign.ts';
import type { Source, SourcePolicy, Visit } from './source.ts';

export interface VisitHistory {
  /** Text of the session record; empty when there is none. */
  readonly session: string;
  /** Text of the current source record; empty when there is none. */
  readonly source: string;
}

/** Payment and login pages from which buyers return; they are not the source of the visit. */
const RETURN_HOSTS =
  'paypal.com stripe.com checkout.com thawani.om tap.company myfatoorah.com paytabs.com tabby.ai tamara.co klarna.com ' +
  'accounts.google.com appleid.apple.com login.microsoftonline.com login.live.com';

function isReturnHost(host: string, own: readonly string[]): boolean {
  return [...RETURN_HOSTS.split(' '), ...own].some((parent) => isWithin(host, parent));
}

/**
 * Returns whether a host is the shop's host or one of its subdomains; with isolated cookies, only the host itself
 * counts.
 */
function isOwnHost(host: string, { domain, host: own }: TrackerOptions): boolean {
  return domain ? isWithin(host, own) : host === stripWww(own);
}

const NAMED_HOSTS: readonly NamedHost[] = [
  ['t.co', 'twitter.com'],
  ['plus.url.google.com', 'plus.google.com'],
];

/**
 * Returns the referral source for a referrer; `own` and `NAMED_HOSTS` provide only the name and the medium. Stores the
 * referrer's path as content.
 */
function toReferral({ host, path }: Address, own: readonly NamedHost[]): Source {
  const entry = [...own, ...NAMED_HOSTS].find(([parent]) => isWithin(host, parent)) ?? [];
  const [, name = stripWww(host), medium = 'referral'] = entry;
  return ['referral', name, medium, undefined, path];
}

/**
 * Returns the source of a page view; `undefined` means that the stored source is kept. The first match wins: campaign,
 * search engine (even within a session), referral (only at the start of a session), kept source, direct.
 */
export function classifyVisit(
  visit: Visit,
  { session, source }: VisitHistory,
  options: TrackerOptions,
  policy: SourcePolicy,
): Source | undefined {
  const entry = visit.entry.includes('?') ? splitAddress(visit.entry) : undefined;
  const referrer = splitAddress(visit.referrer);
  const campaign = entry?.search && readCampaign(options.rename(entry.query), referrer, policy.clickIds);
  if (campaign) return campaign;

  if (referrer && !isOwnHost(stripWww(referrer.host), options)) {
    const engine = findSearchEngine(referrer, options.organics);
    if (engine) return ['organic', engine, 'organic'];
    // If a browser restart has deleted the stored source but not the session, the referrer still counts.
    const isKept = source && (session || isReturnHost(referrer.host, policy.returnHosts));
    if (!isKept) return toReferral(referrer, options.referrals);
  }
  return source ? undefined : ['typein', ...(options.typein ?? ['(direct)'])];
}
