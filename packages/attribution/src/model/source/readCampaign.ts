import { CAMPAIGN_IDS, type ClickId } from '@hadaya/core/traffic';
import type { Address, Query } from './address.ts';
import { isYandex } from './findSearchEngine.ts';
import type { Source } from './source.ts';

const UTM = 'source medium campaign content term id source_platform creative_format marketing_tactic';

/**
 * Returns the campaign from a landing page's parameters if at least one of them is a campaign parameter, even an empty
 * one. Ignores the referrer, except Yandex's, which contains the search term. Values stay percent-encoded as in the
 * URL.
 */
export function readCampaign(
  query: Query,
  referrer: Address | undefined,
  clickIds: readonly ClickId[],
): Source | undefined {
  const [, clickSource, clickMedium, clickCampaign] =
    [...CAMPAIGN_IDS, ...clickIds].find(([name = '']) => query.has(name)) ?? [];
  const utm = UTM.split(' ').map((name) => query.get(`utm_${name}`));
  if ([clickSource, ...utm].every((value) => value === undefined)) return undefined;

  const [source, medium, campaign, content, term, ...others] = utm;
  return [
    'utm',
    source ?? clickSource,
    medium ?? clickMedium,
    campaign ?? clickCampaign,
    content,
    term ?? (referrer && isYandex(referrer.host) ? referrer.query.get('text') : undefined),
    ...others.map((value) => value || undefined),
  ];
}
