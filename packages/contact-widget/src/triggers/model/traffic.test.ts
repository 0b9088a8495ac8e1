import { describe, expect, test } from 'vitest';
import type { TrafficKind } from '../../widget/model/index.ts';
import {
  findVisitSource,
  isTrafficAllowed,
  parseSource,
  printSource,
  readSource,
  readTrafficRules,
  type Traffic,
} from './traffic.ts';

const SHOP = 'https://www.gifts.example/';
const from = (referrer: string, query = '') => readSource({ url: `${SHOP}${query}`, referrer });

describe('the source of a page view', () => {
  test.each<[string, string, TrafficKind | undefined]>([
    ['', '', 'direct'],
    ['no address', '', 'direct'],
    ['https://www.google.com/', '', 'search'],
    ['https://www.google.com.om/search?q=gifts', '', 'search'],
    ['https://google.co.uk/', '', 'search'],
    ['https://www.bing.com/', '', 'search'],
    ['https://uk.search.yahoo.com/', '', 'search'],
    ['https://search.brave.com/', '', 'search'],
    ['https://m.baidu.com/', '', 'search'],
    ['https://duckduckgo.com/', '', 'search'],
    ['android-app://com.google.android.googlequicksearchbox/', '', 'search'],
    ['https://mail.google.com/', '', 'other'],
    ['https://google.evil.example/', '', 'other'],
    ['https://ask.partner.example/', '', 'other'],
    ['https://l.facebook.com/', '', 'social'],
    ['https://www.instagram.com/', '', 'social'],
    ['https://t.co/AbC', '', 'social'],
    ['https://out.reddit.com/', '', 'social'],
    ['https://not.co/AbC', '', 'other'],
    ['https://partner.example/page', '', 'other'],
    ['https://gifts.example/cart/', '', undefined],
    ['https://help.gifts.example/', '', undefined],
    ['https://othergifts.example/', '', 'other'],
  ])('from %s%s is %s', (referrer, query, kind) => expect(from(referrer, query)?.kind).toBe(kind));

  test('starts a new visit for a search engine, but not for direct access or another site', () => {
    expect(from('')).toEqual({ kind: 'direct', referrer: '', begins: false });
    expect(from('https://partner.example/')?.begins).toBe(false);
    expect(from('https://www.google.com/')?.begins).toBe(true);
  });

  test.each<[string, string, TrafficKind]>([
    ['?gclid=1', 'https://www.google.com/', 'ads'],
    ['?gbraid=1', '', 'ads'],
    ['?gad_source=1', '', 'ads'],
    ['?utm_source=Google&utm_medium=cpc', '', 'ads'],
    ['?utm_source=google&utm_medium=organic', '', 'search'],
    ['?srsltid=1', 'https://www.google.com/', 'search'],
    ['?utm_source=newsletter&gclid=1', '', 'other'],
    ['?msclkid=1', 'https://www.bing.com/', 'search'],
    ['?fbclid=1', '', 'social'],
    ['?utm_source=instagram&utm_medium=story', SHOP, 'social'],
    ['?utm_source=newsletter&utm_medium=email', 'https://mail.google.com/', 'other'],
    ['?utm_campaign=eid', '', 'other'],
    ['?utm_medium=email', '', 'other'],
    ['?utm_source=&gclid=1', '', 'ads'],
  ])('a campaign takes precedence over the referrer: %s from %s is %s', (query, referrer, kind) =>
    expect(from(referrer, query)).toEqual({ kind, referrer, begins: true }),
  );
});

describe('the source of a visit', () => {
  const traffic = (kind: TrafficKind, begins = false): Traffic => ({ kind, referrer: '', begins });
  const none = { here: undefined, kept: undefined, recorded: undefined, pages: 0 };
  test.each([
    ['the first page’s own', { ...none, here: traffic('social') }, 'social'],
    ['the source stored on the first page', { ...none, kept: traffic('social') }, 'social'],
    [
      'kept after a page view without a referrer',
      { ...none, here: traffic('direct'), kept: traffic('social') },
      'social',
    ],
    [
      'kept when the visitor returns from another site',
      { ...none, here: traffic('other'), kept: traffic('direct') },
      'direct',
    ],
    [
      'a search engine that starts a new visit',
      { ...none, here: traffic('search', true), kept: traffic('social') },
      'search',
    ],
    [
      'the source that attribution has recorded, without a stored source',
      { ...none, recorded: traffic('ads'), pages: 3 },
      'ads',
    ],
    [
      'the source recorded on this page if the page’s own source is unknown',
      { ...none, recorded: traffic('ads'), pages: 1 },
      'ads',
    ],
    [
      'the source recorded on an earlier page',
      { ...none, here: traffic('direct'), recorded: traffic('ads'), pages: 2 },
      'ads',
    ],
    [
      'not the source of an earlier visit',
      { ...none, here: traffic('direct'), recorded: traffic('ads'), pages: 1 },
      'direct',
    ],
    ['unknown for navigation within the shop', none, undefined],
  ])('is %s', (_name, sources, kind) => expect(findVisitSource(sources)?.kind).toBe(kind));

  test('a source survives a round trip as text, and invalid text is read as undefined', () => {
    const source = { kind: 'other', referrer: 'https://partner.example/', begins: false } as const;
    expect(parseSource(printSource(source))).toEqual(source);
    for (const text of [null, '', 'other', 'mouse https://partner.example/']) expect(parseSource(text)).toBeUndefined();
  });
});

describe('traffic rules', () => {
  const allow = (sources: unknown, sites: unknown, source: Traffic | undefined) => {
    const rules = readTrafficRules({ traffic: { sources, sites } });
    if (!rules) throw new Error('no rules were read');
    return isTrafficAllowed(rules, source);
  };
  const partner = from('https://www.Partner.example/');
  const site = (value: string, show = 'show') => ({ show, value });

  test.each<[string, unknown, unknown, Traffic | undefined, boolean]>([
    ['allows a selected kind', ['social', 'direct'], [], from(''), true],
    ['rejects a kind that is not selected', ['social'], [], from(''), false],
    ['allows a selected site', ['social'], [site('https://www.partner.example/')], partner, true],
    ['allows a site by a part of its name', [], [site('partner')], partner, true],
    ['rejects a site that is not selected', [], [site('partner')], from('https://x.example/'), false],
    ['rejects an excluded site of a selected kind', ['other'], [site('partner', 'hide')], partner, false],
    ['allows every site except an excluded one', [], [site('partner', 'hide')], from('https://www.google.com/'), true],
    ['allows everything when nothing is selected', [], [], from(''), true],
    [
      'matches a site despite another protocol and extra slashes',
      [],
      [site('http://partner.example//')],
      partner,
      true,
    ],
    [
      'ignores empty and malformed sites',
      'x',
      [site(' '), site(' ', 'hide'), null, 1, { show: 'show' }],
      from(''),
      true,
    ],
    ['allows an unknown source', ['ads'], [], undefined, true],
  ])('%s', (_name, sources, sites, source, isAllowed) => expect(allow(sources, sites, source)).toBe(isAllowed));

  test('are ignored when off or malformed', () => {
    expect(readTrafficRules({ traffic: { enabled: false, sources: [] } })).toBeUndefined();
    expect(readTrafficRules({ traffic: 'x' })).toBeUndefined();
  });
});
