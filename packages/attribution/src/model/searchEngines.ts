import type { Address } from './address.ts';
import { isWithin } from './hosts.ts';
import type { NamedHost } from './trackerOptions.ts';

/** Hosts of one name in any country: `com`, `cat`, two letters, `com.` or `co.` with two letters; no look-alikes. */
const inAnyCountry = (name: string) => new RegExp(`^${name}\\.(com?\\.[a-z]{2}|com|cat|[a-z]{2})$`);
const YANDEX = inAnyCountry('(.+\\.)?yandex');
const YANDEX_FRONT = inAnyCountry('((www|m)\\.)?yandex');
const GOOGLE = inAnyCountry('(www\\.)?google');

/**
 * Built-in engines as `host name parameter front`. Those with a `-` are portals, whose front page is no search; `ya.ru`
 * has a parameter that no query can hold.
 */
const BUILT_IN =
  'bing.com bing q ,yahoo.com yahoo p search.,about.com about q -,aol.com aol q search.,ask.com ask q ,' +
  'globososo.com globo q ,go.mail.ru go.mail.ru q ,rambler.ru rambler query nova.,tut.by tut.by query search.,ya.ru yandex = ';

/** Whether a host is Yandex in any country, on any subdomain. */
export function isYandex(host: string): boolean {
  return YANDEX.test(host);
}

/**
 * Name of the search engine a referrer belongs to, or nothing. The owner's entries come before the built-in ones.
 * Today's browsers send no more than the origin to another site, so an engine's bare front page means a search too.
 */
export function findSearchEngine(
  { host, path, search, query }: Address,
  own: readonly NamedHost[] = [],
): string | undefined {
  if (isYandex(host) && query.has('text')) return 'yandex';
  if (GOOGLE.test(host)) return 'google';
  const isFront = !search && path === '/';
  if (isFront && YANDEX_FRONT.test(host)) return 'yandex';
  const names = [...query.keys()].map((name) => name.toLowerCase());
  return [...own, ...BUILT_IN.split(',').map((line) => line.split(' '))].find(([parent, , param = '', front = '']) =>
    isFront ? isWithin(host, `${front}${parent}`) : isWithin(host, parent) && names.includes(param.toLowerCase()),
  )?.[1];
}
