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
import { isGiven } from '../../widget/model/index.ts';

/** Ways to come to a shop; `ads` is Google's advertising, `other` any other site or campaign. */
export type TrafficKind = 'direct' | 'search' | 'social' | 'ads' | 'other';

const KINDS: readonly TrafficKind[] = ['direct', 'search', 'social', 'ads', 'other'];
const isKind = (text: string): text is TrafficKind => KINDS.some((kind) => kind === text);

/** Where a visit comes from. */
export interface Traffic {
  readonly kind: TrafficKind;
  /** The page that has led here, as the browser tells it; empty when there is none. */
  readonly referrer: string;
  /** A campaign or a search engine begins the visit anew, as in the orders' attribution. */
  readonly begins: boolean;
}

/** How a page was entered. */
export interface Entry {
  /** Whole address of the page. */
  readonly url: string;
  readonly referrer: string;
}

/** What an owner asks of a visitor's source. */
export interface TrafficRules {
  readonly kinds: readonly string[];
  /** Parts of the referring page's address, and what a visitor from there gets. */
  readonly sites: readonly { readonly isShown: boolean; readonly part: string }[];
}

/** An engine's own pages in any country, its phone pages and its search host; `ask.example.com` and `mail.google.com` are none. */
const ENGINE_HOST = /^(?:(?:m|search|[a-z]{2}(?:\.search)?)\.)?([a-z]+)\.(?:com?\.[a-z]{2}|com|org|cat|[a-z]{2})$/;

const isSearchHost = (host: string) => isFrom(ENGINE_HOST.exec(host)?.[1] ?? '', SEARCH_NAMES);

/** The search box of Android phones. */
const SEARCH_APP = 'com.google.android.googlequicksearchbox';

function readUrl(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/** The kind of a campaign in an address: its own words come before a click id's. */
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
 * Where the visitor of a page comes from; nothing for a page that was reached from another one of the shop, which says
 * nothing. As in the orders' attribution a campaign counts before the referrer.
 */
export function readSource({ url, referrer }: Entry): Traffic | undefined {
  const page = readUrl(url);
  const campaign = page && readCampaign(page);
  if (campaign) return { kind: campaign, referrer, begins: true };
  const from = readUrl(referrer);
  if (!from) return { kind: 'direct', referrer: '', begins: false };
  // Not every browser gives addresses of apps a host.
  const host = stripWww(from.hostname || (referrer.split(/[/?#]/)[2] ?? ''));
  if (isWithin(host, stripWww(page?.hostname ?? ''))) return undefined;
  if (isSearchHost(host) || host === SEARCH_APP) return { kind: 'search', referrer, begins: true };
  return { kind: isFrom(host, SOCIAL_NAMES) ? 'social' : 'other', referrer, begins: false };
}

/** What may tell the source of a visit. */
export interface VisitSources {
  /** This page's own, nothing for one that was reached from the shop. */
  readonly here: Traffic | undefined;
  /** What an earlier page of the tab has kept. */
  readonly kept: Traffic | undefined;
  /** What the orders' attribution has recorded, and the pages that it has counted in this visit. */
  readonly recorded: Traffic | undefined;
  readonly pages: number;
}

/** The source of the whole visit, which is that of its landing page; nothing where nobody knows it. */
export function findVisitSource({ here, kept, recorded, pages }: VisitSources): Traffic | undefined {
  if (here?.begins) return here;
  if (kept) return kept;
  return here === undefined || pages > 1 ? (recorded ?? here) : here;
}

/** Reads what a page has kept; anything else is nothing. */
export function parseSource(text: string | null): Traffic | undefined {
  const [kind = '', referrer] = (text ?? '').split(' ');
  return referrer === undefined || !isKind(kind) ? undefined : { kind, referrer, begins: false };
}

/** A source as a page keeps it for the visit. */
export const printSource = ({ kind, referrer }: Traffic): string => `${kind} ${referrer}`;

const bare = (address: string) =>
  stripWww(
    address
      .trim()
      .toLowerCase()
      .replace(/^[a-z-]+:\/\//, ''),
    // oxlint-disable-next-line redos/no-vulnerable -- the path of the page, or an address that a developer wrote.
  ).replace(/\/+$/, '');

/** What a widget asks of the source; nothing when they do not ask. */
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
 * Whether the rules let a visitor in, like the rules of pages: nothing that hides may match, and where something is asked for
 * one of it must. A source that nobody knows is let in.
 */
export function isTrafficAllowed({ kinds, sites }: TrafficRules, source: Traffic | undefined): boolean {
  if (!source) return true;
  const from = bare(source.referrer);
  const matching = sites.filter(({ part }) => from.includes(part));
  if (matching.some(({ isShown }) => !isShown)) return false;
  const isAsked = kinds.length > 0 || sites.some(({ isShown }) => isShown);
  return !isAsked || kinds.includes(source.kind) || matching.length > 0;
}
