import { parseAddress } from './address.ts';
import { readCampaign } from './campaign.ts';
import { isWithin, stripWww } from './hosts.ts';
import { toReferral } from './referralSites.ts';
import { findSearchEngine } from './searchEngines.ts';
import type { Source } from './source.ts';
import type { SourcePolicy } from './sourcePolicy.ts';
import type { TrackerOptions } from './trackerOptions.ts';
import type { Visit } from './visit.ts';

/** What the rules need to know of earlier visits. */
export interface VisitHistory {
  readonly hasSession: boolean;
  readonly hasSource: boolean;
}

/**
 * The source of a page view; nothing means: keep the one that is stored. First match wins: campaign, search engine
 * (also inside a session), referral (only at the start of a session), kept source, direct.
 */
export function classifyVisit(
  visit: Visit,
  { hasSession, hasSource }: VisitHistory,
  options: TrackerOptions,
  policy: SourcePolicy,
): Source | undefined {
  const entry = parseAddress(visit.entry);
  const referrer = parseAddress(visit.referrer);
  const campaign =
    entry?.search && readCampaign(options.rename?.(entry.query) ?? entry.query, referrer, policy.clickIds);
  if (campaign) return campaign;

  const host = stripWww(referrer?.host ?? options.host);
  const isOwn = options.domain ? isWithin(host, options.host) : host === stripWww(options.host);
  if (referrer && !isOwn) {
    const engine = findSearchEngine(referrer, options.organics);
    if (engine) return ['organic', engine, 'organic'];
    // A session that lost its source to a browser restart does not hide where the visitor comes from.
    const isKept = hasSource && (hasSession || policy.parts().isReturnHost(referrer.host, policy.returnHosts));
    if (!isKept) return toReferral(referrer, options.referrals);
  }
  return hasSource ? undefined : ['typein', ...(options.typein ?? ['(direct)'])];
}
