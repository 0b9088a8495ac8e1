import { isRecord } from '@hadaya/core';
import {
  CAMPAIGN_IDS,
  CLICK_IDS,
  isFrom,
  isWithin,
  PAID_MEDIUM,
  SEARCH_NAMES,
  SOCIAL_NAMES,
  stripWww,
} from '@hadaya/core/traffic';
import { isGiven, type TrafficKind } from '../../widget/model/index.ts';

const KINDS: readonly TrafficKind[] = ['direct', 'search', 'social', 'ads', 'other'];
const isKind = (text: string): text is TrafficKind => KINDS.some((kind) => kind === text);

/** The source of a visit. */
export interface Traffic {
  readonly kind: TrafficKind;
  /** The referrer; empty if there is none. */
  readonly referrer: string;
  /**
   * True if the source starts a new visit. As in WooCommerce's order attribution, campaigns and search engines start
   * one.
   */
  readonly begins: boolean;
}

/** The URL and referrer of a page view. */
export interface Entry {
  /** Full URL of the page. */
  readonly url: string;
  readonly referrer: string;
}

export interface TrafficRules {
  readonly kinds: readonly string[];
  /** Parts of referrer URLs; visitors from a matching referrer see the widget if `isShown` is true. */
  readonly sites: readonly { readonly isShown: boolean; readonly part: string }[];
}

/**
 * Matches a search engine's own hosts in any country, including its mobile and search subdomains, but not
 * `ask.example.com` or `mail.google.com`.
 */
const ENGINE_HOST = /^(?:(?:m|search|[a-z]{2}(?:\.search)?)\.)?([a-z]+)\.(?:com?\.[a-z]{2}|com|org|cat|[a-z]{2})$/;

const isSearchHost = (host: string) => isFrom(ENGINE_HOST.exec(host)?.[1] ?? '', SEARCH_NAMES);

/** The referrer host of the search box on Android phones. */
const SEARCH_APP = 'com.google.android.googlequicksearchbox';

function readUrl(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/**
 * Returns the traffic kind of the campaign in a URL, if there is one; UTM parameters take precedence over click ids.
 */
function readCampaign({ searchParams }: URL): TrafficKind | undefined {
  const [, clickSource, clickMedium = ''] =
    [...CAMPAIGN_IDS, ...CLICK_IDS].find(([id = '']) => searchParams.has(id)) ?? [];
  const source = (searchParams.get('utm_source') || clickSource)?.toLowerCase();
  if (source === undefined)
    return searchParams.has('utm_medium') || searchParams.has('utm_campaign') ? 'other' : undefined;
  const medium = (searchParams.get('utm_medium') || clickMedium).toLowerCase();
  if (isFrom(source, 'google') && PAID_MEDIUM.test(medium)) return 'ads';
  if (isFrom(source, SOCIAL_NAMES)) return 'social';
  return isFrom(source, SEARCH_NAMES) ? 'search' : 'other';
}

/**
 * Returns the source of a page view, or `undefined` if the referrer is a page of the shop itself. As in order
 * attribution, a campaign takes precedence over the referrer.
 */
export function readSource({ url, referrer }: Entry): Traffic | undefined {
  const page = readUrl(url);
  const campaign = page && readCampaign(page);
  if (campaign) return { kind: campaign, referrer, begins: true };
  const from = readUrl(referrer);
  if (!from) return { kind: 'direct', referrer: '', begins: false };
  // For the URL of an app (`android-app://…`), some browsers report no `hostname`.
  const host = stripWww(from.hostname || (referrer.split(/[/?#]/)[2] ?? ''));
  if (isWithin(host, stripWww(page?.hostname ?? ''))) return undefined;
  if (isSearchHost(host) || host === SEARCH_APP) return { kind: 'search', referrer, begins: true };
  return { kind: isFrom(host, SOCIAL_NAMES) ? 'social' : 'other', referrer, begins: false };
}

export interface VisitSources {
  /** Source of this page view; `undefined` if the visitor came from within the shop. */
  readonly here: Traffic | undefined;
  /** Source stored by an earlier page in the tab. */
  readonly kept: Traffic | undefined;
  /** Source recorded by order attribution; `pages` is the number of pages that it has counted in this visit. */
  readonly recorded: Traffic | undefined;
  readonly pages: number;
}

/** Returns the source of the whole visit (the source of its landing page), or `undefined` if it is unknown. */
export function findVisitSource({ here, kept, recorded, pages }: VisitSources): Traffic | undefined {
  if (here?.begins) return here;
  if (kept) return kept;
  return here === undefined || pages > 1 ? (recorded ?? here) : here;
}

export function parseSource(text: string | null): Traffic | undefined {
  const [kind = '', referrer] = (text ?? '').split(' ');
  return referrer === undefined || !isKind(kind) ? undefined : { kind, referrer, begins: false };
}

export const printSource = ({ kind, referrer }: Traffic): string => `${kind} ${referrer}`;

const bare = (address: string) =>
  stripWww(
    address
      .trim()
      .toLowerCase()
      .replace(/^[a-z-]+:\/\//, ''),
    // oxlint-disable-next-line redos/no-vulnerable -- the path of the page, or an address that a developer wrote.
  ).replace(/\/+$/, '');

export function readTrafficRules({ traffic: given }: Readonly<Record<string, unknown>>): TrafficRules | undefined {
  if (!isGiven(given)) return undefined;
  const [kinds, sites] = [given.sources, given.sites].map((list) => (Array.isArray(list) ? list : []));
  return {
    kinds: (kinds ?? []).map(String),
    sites: (sites ?? []).filter(isRecord).flatMap(({ show, value }) => {
      const part = typeof value === 'string' ? bare(value) : '';
      return part === '' ? [] : [{ isShown: show !== 'hide', part }];
    }),
  };
}

/**
 * Returns whether the rules admit a visitor. As with page rules, no hiding rule may match, and if there are showing
 * rules, at least one of them must match. Always admits a visitor from an unknown source.
 */
export function isTrafficAllowed({ kinds, sites }: TrafficRules, source: Traffic | undefined): boolean {
  if (!source) return true;
  const from = bare(source.referrer);
  const matching = sites.filter(({ part }) => from.includes(part));
  if (matching.some(({ isShown }) => !isShown)) return false;
  const isAsked = kinds.length > 0 || sites.some(({ isShown }) => isShown);
  return !isAsked || kinds.includes(source.kind) || matching.length > 0;
}
