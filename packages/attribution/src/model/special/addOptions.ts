import type { Query } from '../address.ts';
import type { NamedHost, TrackerOptions } from '../trackerOptions.ts';

type Raw = Readonly<Record<string, unknown>>;

const PROMO_MIN = 100_000;
const PROMO_MAX = 999_999;

const toText = (value: unknown): string => `${value || ''}`;
const toInteger = (value: unknown, fallback: number): number => Number.parseInt(`${value}`, 10) || fallback;

/** Entries of an owner's list as host, name and what `pick` finds; one that lacks the first or what is needed is passed over. */
function readList(list: unknown, pick: (entry: Raw) => readonly (string | undefined)[]): readonly NamedHost[] {
  const entries: readonly Raw[] = Array.isArray(list) ? list.map(Object) : [];
  return entries.flatMap((entry) => {
    const rest = pick(entry);
    return entry.host && !rest.includes(undefined)
      ? [[toText(entry.host), toText(entry.display || entry.host), ...rest.map(toText)]]
      : [];
  });
}

/** A number in the owner's range, as wide as its largest. */
function readPromo(promocode: unknown): ((random: number) => string) | undefined {
  if (!promocode) return undefined;
  const range: Raw = Object(promocode);
  const min = toInteger(range.min, PROMO_MIN);
  const max = toInteger(range.max, PROMO_MAX);
  return (random) => `${Math.floor(random * (max - min + 1)) + min}`.padStart(`${max}`.length, '0');
}

/** The value of an own parameter stands for the usual one where that is not present. An unset name means nothing. */
function renameParameters(query: Query, { campaign_param, content_param, term_param }: Raw): Query {
  const renamed = new Map(query);
  for (const [name, own] of Object.entries({ campaign: campaign_param, content: content_param, term: term_param })) {
    const value = own ? query.get(toText(own)) : undefined;
    if (value !== undefined && !query.has(`utm_${name}`)) renamed.set(`utm_${name}`, value);
  }
  return renamed;
}

/** The configured domain; one that is not the page's host or a parent of it is passed over. */
function readDomain(domain: unknown, pageHost: string): Partial<TrackerOptions> {
  const raw: Raw = Object(domain);
  const wanted = toText(typeof domain === 'string' ? domain : raw.host).replace(/^\./, '');
  const host = wanted && `.${pageHost}`.endsWith(`.${wanted}`) ? wanted : pageHost.replace(/^www\./, '');
  return { host, domain: raw.host && raw.isolate ? '' : `.${host}` };
}

/** Adds the options of `sbjs.init` that shops do not pass to the basic ones; a falsy option is unset. */
export function addOptions(argument: unknown, basic: TrackerOptions, pageHost: string): TrackerOptions {
  const raw: Raw = Object(argument);
  const { source, medium }: Raw = Object(raw.typein_attributes);
  return {
    ...basic,
    ...readDomain(raw.domain, pageHost),
    rename: (query) => renameParameters(query, raw),
    ip: toText(raw.user_ip) || undefined,
    promo: readPromo(raw.promocode),
    typein: source && medium ? [toText(source), toText(medium)] : undefined,
    referrals: readList(raw.referrals, ({ medium }) => [toText(medium || 'referral')]),
    organics: readList(raw.organics, ({ param }) => [param ? toText(param) : undefined]),
  };
}
