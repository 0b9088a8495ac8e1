import type { Address } from './address.ts';
import { isWithin, stripWww } from './hosts.ts';
import type { Source } from './source.ts';
import type { NamedHost } from './trackerOptions.ts';

const BUILT_IN: readonly NamedHost[] = [
  ['t.co', 'twitter.com'],
  ['plus.url.google.com', 'plus.google.com'],
];

/** Any other site is a referral; the lists only give it a name. The path of the referrer is kept as content. */
export function toReferral({ host, path }: Address, own: readonly NamedHost[]): Source {
  const entry = [...own, ...BUILT_IN].find(([parent]) => isWithin(host, parent)) ?? [];
  const [, name = stripWww(host), medium = 'referral'] = entry;
  return ['referral', name, medium, undefined, path];
}
