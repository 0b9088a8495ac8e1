/** Landings and cookies that users of other software reported as lost or garbled; the URLs are invented. */
import { describe, expect, it } from 'vitest';
import { createVisitor, WOOCOMMERCE } from './testing/createVisitor.ts';

const SHOP = 'https://shop.example.om';

const CAMPAIGNS: readonly (readonly [what: string, query: string, expected: object])[] = [
  [
    'a second question mark hides the parameter behind it, the others count',
    '?hvid=1?utm_source=x&utm_medium=social',
    { typ: 'utm', src: '(none)', mdm: 'social' },
  ],
  [
    'an ampersand that was escaped for HTML hides the name behind it',
    '?utm_source=letter&amp;utm_medium=mail',
    { typ: 'utm', src: 'letter', mdm: '(none)' },
  ],
  [
    'marks on letters and blanks written as plus signs',
    '?utm_campaign=Li%C5%A1%C3%A1ck%C3%A9+p%C5%99edplatn%C3%A9',
    { cmp: 'Lišácké+předplatné' },
  ],
  ['Korean', '?utm_campaign=%EB%B7%B0%EC%A3%BC%EB%AF%B8_2009', { cmp: '뷰주미_2009' }],
  ['Arabic and a face', '?utm_term=%D9%87%D8%AF%D9%8A%D8%A9%F0%9F%90%B6', { trm: 'هدية🐶' }],
  ['bytes of an old Korean code page do not lose the visit', '?utm_source=n&utm_term=%BA%E4%C1%D6', { src: 'n' }],
  ...[18, 150].map((times): readonly [string, string, object] => [
    `a redirect that piled up its own parameter ${times} times`,
    `?${'q=/en/&'.repeat(times)}utm_campaign=somecampaign`,
    { cmp: 'somecampaign', src: '(none)' },
  ]),
];

const REFERRERS: readonly (readonly [what: string, referrer: string, expected: object])[] = [
  [
    'the search app of Android, with the site behind it',
    'android-app://com.google.android.googlequicksearchbox/https/www.google.com',
    { typ: 'referral', src: 'com.google.android.googlequicksearchbox', cnt: '/https/www.google.com' },
  ],
  ['an app without a slash at its end', 'android-app://com.slack', { typ: 'referral', src: 'com.slack' }],
  [
    'the leaving page of a search engine, as it is today',
    'https://r.search.yahoo.com/',
    { typ: 'organic', src: 'yahoo' },
  ],
  [
    'the same with its whole path, as it was',
    'https://r.search.yahoo.com/_ylt=A0;_ylu=X3/RV=2/RU=http%3a%2f%2fshop.example.om%2f/RK=0',
    { typ: 'referral', src: 'r.search.yahoo.com' },
  ],
  ['a path that is no UTF-8', 'https://blog.example/%E9t%E9', { typ: 'referral', cnt: '/été' }],
];

describe('campaign links', () => {
  for (const [what, query, expected] of CAMPAIGNS) {
    it(what, () => {
      const { data, cookie, warnings } = createVisitor().open(`${SHOP}/${query}`);
      expect(data.current).toMatchObject(expected);
      expect(cookie.length).toBeLessThan(3801);
      expect(warnings).toEqual([]);
    });
  }
});

describe('referrers', () => {
  for (const [what, referrer, expected] of REFERRERS) {
    it(what, () => {
      const { data, warnings } = createVisitor().open(`${SHOP}/`, { referrer });
      expect(data.current).toMatchObject(expected);
      expect(warnings).toEqual([]);
    });
  }

  it('treats a configured search engine on a subdomain of the shop as the shop itself', () => {
    const config = { ...WOOCOMMERCE, organics: [{ host: `search.${new URL(SHOP).hostname}`, param: 'q' }] };
    const { data } = createVisitor().open(`${SHOP}/`, { config, referrer: 'https://search.shop.example.om/?q=mug' });
    expect(data.current?.typ).toBe('typein');
  });
});

it('Base64 cookies contain no word, pipe or equals sign that a firewall could take for SQL', () => {
  const config = { ...WOOCOMMERCE, base64: true };
  const { writes } = createVisitor().open(`${SHOP}/?subject=1&skill=select+union+from&utm_source=a'--`, { config });
  expect(writes.length).toBe(7);
  for (const write of writes) expect(write.split(';')[0]).toMatch(/^sbjs_[a-z_]+=[A-Za-z0-9+/]+$/);
});

it('a visitor who returns within a week keeps the landing page and source in browsers that shorten cookie lifetimes', () => {
  const config = { ...WOOCOMMERCE, lifetime: 6 };
  const visitor = createVisitor();
  const day = 24 * 60;
  visitor.open(`${SHOP}/?utm_source=ad`, { config });
  const { writes } = visitor.open(`${SHOP}/b`, { config, after: 5 * day });
  // The records that the visit on the fifth day did not renew have expired.
  for (const name of ['migrations', 'current', 'current_add', 'first', 'first_add'])
    if (!writes.some((write) => write.startsWith(`sbjs_${name}=`)))
      visitor.seed(SHOP, `sbjs_${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT;domain=.shop.example.om; path=/`);
  const { data, warnings } = visitor.open(`${SHOP}/c`, { config, after: 3 * day });
  expect([data.current?.src, data.first?.src, data.udata?.vst]).toEqual(['ad', 'ad', '3']);
  expect([data.current_add?.ep, data.first_add?.ep]).toEqual([`${SHOP}/?utm_source=ad`, `${SHOP}/?utm_source=ad`]);
  expect(warnings).toEqual([]);
});
