import { describe, expect, it } from 'vitest';
import { createVisitor } from './testing/createVisitor.ts';

const SHOP = 'https://shop.example.om';

function describeSource(data: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const { typ, src, mdm, cmp, cnt } = data.current ?? {};
  return [typ, src, mdm, cmp, cnt].map((value) => (value === '(none)' ? '-' : value)).join(' ');
}

const landings: readonly (readonly [row: string, query: string, referrer: string, source: string])[] = [
  ['3', '?utm_source', '', 'typein (direct) - - -'],
  ['3', '?utm_source=', '', 'utm  - - -'],
  ['4', '?utm_source=a&utm_source=b', '', 'utm a,b - - -'],
  ['5', '?UTM_SOURCE=a', '', 'typein (direct) - - -'],
  ['5', '#utm_source=a', '', 'typein (direct) - - -'],
  ['5', '?utm%5Fsource=a', '', 'typein (direct) - - -'],
  ['6', '?utm_campaign=spring+sale', '', 'utm - - spring+sale -'],
  ['7', '?gclid=1', '', 'utm google cpc google_cpc -'],
  ['7', '?yclid=1', '', 'utm yandex cpc yandex_cpc -'],
  ['7', '?gclid=1&utm_medium=x', '', 'utm google x google_cpc -'],
  ['8', '?fbclid=1', '', 'typein (direct) - - -'],
  ['8', '?fbclid=1', 'https://l.facebook.com/', 'referral l.facebook.com referral - /'],
  ['9', '', 'https://www.google.com/', 'organic google organic - -'],
  ['9', '', 'https://google.com.om/', 'organic google organic - -'],
  ['9', '', 'https://www.google.co.uk/', 'organic google organic - -'],
  ['10', '', 'https://google.evil.com/', 'referral google.evil.com referral - /'],
  ['10', '', 'https://news.google.com/', 'referral news.google.com referral - /'],
  ['11', '', 'https://www.bing.com/search?q=x', 'organic bing organic - -'],
  ['11', '', 'https://www.bing.com/', 'organic bing organic - -'],
  ['11', '', 'https://www.bing.com/?aq=1', 'referral bing.com referral - /'],
  ['12', '', 'https://www.yahoo.com/', 'referral yahoo.com referral - /'],
  ['12', '', 'https://uk.search.yahoo.com/', 'organic yahoo organic - -'],
  ['12', '', 'https://search.yahoo.com/search?p=g', 'organic yahoo organic - -'],
  ['13', '', 'https://yandex.ru/search/?text=g', 'organic yandex organic - -'],
  ['13', '', 'https://yandex.ru/search/?context=g', 'referral yandex.ru referral - /search/'],
  ['13', '', 'https://ya.ru/', 'organic yandex organic - -'],
  ['14', '', 'https://t.co/AbC', 'referral twitter.com referral - /AbC'],
  ['15', '', 'https://medium.com/@user/post', 'referral medium.com referral - /@user/post'],
  ['16', '', 'https://duckduckgo.com/', 'referral duckduckgo.com referral - /'],
  ['17', '', 'https://shop.example.om/x', 'typein (direct) - - -'],
  ['17', '', 'https://blog.shop.example.om/x', 'typein (direct) - - -'],
  ['25', '', 'https://accounts.google.com/', 'referral accounts.google.com referral - /'],
  ['26', '?constructor=1&utm_source=a', '', 'utm a - - -'],
  ['27', '?false=1', '', 'typein (direct) - - -'],
  ['28', '?utm_campaign=a=b', '', 'utm - - a=b -'],
  ['28', '?utm_campaign=a|||b', '', 'utm - - a|||b -'],
  ['28', '?utm_campaign=a|b', '', 'utm - - a|b -'],
  ['28', '?utm_campaign=a|', '', 'utm - - a| -'],
  ['30', '?utm_campaign=100%%20%D9%87', '', 'utm - - 100% ه -'],
  ['30', '?utm_campaign=%E9t%E9%20%D9%87', '', 'utm - - été ه -'],
  ['30', '?utm_campaign=%E0%A4%A', '', 'utm - - à¤%A -'],
  ['–', '', 'android-app://com.google.android.gm/', 'referral com.google.android.gm referral - /'],
];

describe('landings', () => {
  for (const [row, query, referrer, source] of landings) {
    it(`row ${row}: ${query || 'no query'} from ${referrer || 'no referrer'} gives "${source}"`, () => {
      const { data, warnings } = createVisitor().open(`${SHOP}/${query}`, { referrer });
      expect(describeSource(data)).toBe(source);
      expect(warnings).toEqual([]);
    });
  }
});
