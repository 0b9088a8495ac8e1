import { isWithin } from '@hadaya/core/traffic';
import type { NamedHost } from '../options/trackerOptions.ts';
import type { Address } from './address.ts';

/**
 * Matches search engines with national domains, and captures the subdomain and the name. The ending is `com`, `cat`,
 * two letters, or `com.` or `co.` with two letters, so look-alikes do not match.
 */
const NATIONAL = /^(.+\.|)(google|yandex)\.(com?\.[a-z]{2}|com|cat|[a-z]{2})$/;

/**
 * Built-in engines as `host name parameter front`. A `-` marks portals, whose front page is not a search; `ya.ru` has a
 * parameter that no query can contain.
 */
const BUILT_IN =
  'bing.com bing q ,yahoo.com yahoo p search.,about.com about q -,aol.com aol q search.,ask.com ask q ,' +
  'globososo.com globo q ,go.mail.ru go.mail.ru q ,rambler.ru rambler query nova.,tut.by tut.by query search.,ya.ru yandex = ';

export function isYandex(host: string): boolean {
  return NATIONAL.exec(host)?.[2] === 'yandex';
}

/**
 * Returns the name of the search engine to which a referrer belongs, or `undefined` for other referrers. The owner's
 * entries come before the built-in ones. Current browsers send only the origin to other sites, so a referrer that is
 * only an engine's origin also counts as a search.
 */
export function findSearchEngine(
  { host, path, search, query }: Address,
  own: readonly NamedHost[],
): string | undefined {
  const isFront = !search && path === '/';
  const [, subdomain, name] = NATIONAL.exec(host) ?? [];
  const isMain = subdomain === '' || subdomain === 'www.';
  if (name === 'google' ? isMain : name && (query.has('text') || (isFront && (isMain || subdomain === 'm.'))))
    return name;
  const names = [...query.keys()].map((name) => name.toLowerCase());
  return [...own, ...BUILT_IN.split(',').map((line) => line.split(' '))].find(([parent, , param = '', front = '']) =>
    isFront ? isWithin(host, `${front}${parent}`) : isWithin(host, parent) && names.includes(param.toLowerCase()),
  )?.[1];
}
