import { isWithin, stripWww } from '@hadaya/core/traffic';
import type { Query } from '../source/address.ts';
import { readHost } from '../source/readHost.ts';
import type { NamedHost, TrackerOptions } from './trackerOptions.ts';

type Raw = Readonly<Record<string, unknown>>;

const DEFAULT_MONTHS = 6;
/** A month counts as 30 days. */
const MINUTES_PER_MONTH = 43_200;
const DEFAULT_SESSION_MINUTES = 30;
const PROMO_MIN = 100_000;
const PROMO_MAX = 999_999;

const toText = (value: unknown): string => `${value || ''}`;
const toInteger = (value: unknown): number => Number.parseInt(`${value}`, 10);

function readLifetime(lifetime: unknown): number {
  const months = Number.parseFloat(`${lifetime}`) || DEFAULT_MONTHS;
  const minutes = Math.trunc(months * MINUTES_PER_MONTH);
  return Number.isFinite(minutes) ? minutes : 0;
}

function readOffset(offset: unknown): number | undefined {
  const hours = offset ? toInteger(offset) : Number.NaN;
  return Number.isNaN(hours) ? undefined : hours;
}

/**
 * Returns the configured domain, or the page's host if the configured domain is neither that host nor a parent of it.
 */
function readDomain(domain: unknown, pageHost: string): Pick<TrackerOptions, 'host' | 'domain'> {
  const { host: given, isolate }: Raw = Object(domain);
  const requested = readHost(toText(typeof domain === 'string' ? domain : given));
  const host = requested && isWithin(pageHost, requested) ? requested : stripWww(pageHost);
  return { host, domain: given && isolate ? '' : `.${host}` };
}

/**
 * Returns a function that fills missing `utm_` parameters from the owner's own parameters. Ignores parameters that the
 * owner has not named.
 */
function readRename(raw: Raw): (query: Query) => Query {
  const names = ['campaign', 'content', 'term'].map((name) => [`utm_${name}`, toText(raw[`${name}_param`])] as const);
  return (query) => {
    const renamed = new Map(query);
    for (const [name, own] of names) {
      const value = query.get(own);
      if (own && value !== undefined && !query.has(name)) renamed.set(name, value);
    }
    return renamed;
  };
}

function readPromo(promocode: unknown): ((random: number) => string) | undefined {
  if (!promocode) return undefined;
  const range: Raw = Object(promocode);
  const min = toInteger(range.min) || PROMO_MIN;
  const max = toInteger(range.max) || PROMO_MAX;
  return (random) => `${Math.floor(random * (max - min + 1)) + min}`.padStart(`${max}`.length, '0');
}

function readList(list: unknown, pick: (entry: Raw) => unknown): readonly NamedHost[] {
  const entries: readonly Raw[] = Array.isArray(list) ? list.map(Object) : [];
  return entries.flatMap((entry) => {
    const { host, display } = entry;
    const rest = pick(entry);
    return host && rest ? [[readHost(toText(host)), toText(display || host), toText(rest)]] : [];
  });
}

/**
 * Decodes the options for `sbjs.init` by the replaced script's rules: a falsy option counts as unset, and numbers may
 * be strings. Throws if it cannot read an option at all.
 */
export function readOptions(argument: unknown, pageHost: string): TrackerOptions {
  const raw: Raw = Object(argument);
  const { source, medium }: Raw = Object(raw.typein_attributes);
  return {
    lifetime: readLifetime(raw.lifetime),
    session: toInteger(raw.session_length) || DEFAULT_SESSION_MINUTES,
    offset: readOffset(raw.timezone_offset),
    base64: raw.base64,
    ...readDomain(raw.domain, pageHost),
    rename: readRename(raw),
    ip: toText(raw.user_ip) || undefined,
    promo: readPromo(raw.promocode),
    typein: source && medium ? [toText(source), toText(medium)] : undefined,
    referrals: readList(raw.referrals, ({ medium }) => medium || 'referral'),
    organics: readList(raw.organics, ({ param }) => param),
  };
}
