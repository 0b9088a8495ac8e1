import { parseAddress } from './address.ts';
import { readCampaign } from './campaign.ts';
import { isWithin, stripWww } from './hosts.ts';
import { toReferral } from './referralSites.ts';
import { isReturnHost } from './returnHosts.ts';
import { findSearchEngine } from './searchEngines.ts';
import type { Source } from './source.ts';
import type { SourcePolicy } from './sourcePolicy.ts';
import type { TrackerOptions } from './trackerOptions.ts';
import type { Visit } from './visit.ts';

/** What the rules need to know of earlier visits. */
export interface VisitHistory {
  /** Text of the session record; empty when there is none. */
  readonly session: string;
  /** Text of the source record that counts; empty when there is none. */
  readonly source: string;
}

/** Whether a host belongs to the shop: itself and what is under it, or with isolated cookies itself alone. */
function isOwnHost(host: string, { domain, host: own }: TrackerOptions): boolean {
  return domain ? isWithin(host, own) : host === stripWww(own);
}

/**
 * The source of a page view; nothing means: keep the one that is stored. First match wins: campaign, search engine
 * (also inside a session), referral (only at the start of a session), kept source, direct.
 */
export function classifyVisit(
  visit: Visit,
  { session, source }: VisitHistory,
  options: TrackerOptions,
  policy: SourcePolicy,
): Source | undefined {
  const entry = parseAddress(visit.entry);
  const referrer = parseAddress(visit.referrer);
  const campaign = entry?.search && readCampaign(options.rename(entry.query), referrer, policy.clickIds);
  if (campaign) return campaign;

  if (referrer && !isOwnHost(stripWww(referrer.host), options)) {
    const engine = findSearchEngine(referrer, options.organics);
    if (engine) return ['organic', engine, 'organic'];
    // A session that lost its source to a browser restart does not hide where the visitor comes from.
    const isKept = source && (session || isReturnHost(referrer.host, policy.returnHosts));
    if (!isKept) return toReferral(referrer, options.referrals);
  }
  return source ? undefined : ['typein', ...(options.typein ?? ['(direct)'])];
}
