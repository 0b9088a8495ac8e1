/** The parts of a URL, encoded except for the arguments' names. */
interface AddressParts {
  readonly path: string;
  /** Arguments in order: decoded name and encoded text. */
  readonly query: readonly (readonly [name: string, text: string])[];
  readonly hash: string;
}

const PLAIN_ROUTE = 'rest_route';

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function split(address: string): AddressParts {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(#?.*)$/s.exec(address) ?? [];
  const named = query.split('&').filter((text) => text !== '');
  return { path, query: named.map((text) => [decode(text.split('=')[0] ?? ''), text] as const), hash };
}

function join(path: string, query: readonly string[], hash = ''): string {
  return `${path}${query.length > 0 ? `?${query.join('&')}` : ''}${hash}`;
}

const readValue = (text: string) => decode(text.slice(text.indexOf('=') + 1 || text.length));
/** Removes the brackets, because `include[]` and `include` are the same argument. */
const plainName = (name: string) => name.replace(/\[.*$/s, '');

/**
 * Returns the URL of a route under a REST root of any shape: `/wp-json/` with or without the trailing slash, a root
 * with arguments (`/wp-json/?lang=ar`), and the root for plain permalinks (`/?rest_route=/`,
 * `index.php?lang=ar&rest_route=%2F`), where the route becomes an argument. Arguments in the route override those in
 * the root.
 */
export function joinRestUrl(root: string, route: string, more: Readonly<Record<string, string>> = {}): string {
  const base = split(root);
  const asked = split(route);
  const added = new URLSearchParams(more).toString();
  const requested = [...asked.query.map(([, text]) => text), ...(added === '' ? [] : [added])];
  const names = new Set([...asked.query.map(([name]) => plainName(name)), ...Object.keys(more).map(plainName)]);
  const path = asked.path.replace(/^\/+/, '');
  const own = base.query.filter(([name]) => name === PLAIN_ROUTE || !names.has(plainName(name)));
  const plainRoute = own.find(([name]) => name === PLAIN_ROUTE)?.[1];
  if (plainRoute === undefined) {
    const folder = base.path.endsWith('/') ? base.path : `${base.path}/`;
    return join(folder + path, [...own.map(([, text]) => text), ...requested], asked.hash);
  }
  // oxlint-disable-next-line redos/no-vulnerable -- the path of an endpoint that a developer wrote.
  const before = readValue(plainRoute).replace(/^\/+|\/+$/g, '');
  // `&` and `+` have a different meaning in a query than in a path.
  const inQuery = `${before === '' ? '' : `/${before}`}/${path}`.replace(/[&+]/g, encodeURIComponent);
  const kept = own.map(([, text]) => (text === plainRoute ? `${PLAIN_ROUTE}=${inQuery}` : text));
  return join(base.path, [...kept, ...requested], asked.hash);
}

/**
 * Returns the URL of the site to which a REST root belongs, with the root's arguments (`lang`). It ends in `?` or `&`,
 * so that callers can append an argument.
 */
export function readSite(root: string): string {
  const { path, query } = split(root);
  const [, origin = '', rest = ''] = /^((?:https?:)?\/\/[^/]*)?(.*)$/is.exec(path) ?? [];
  const isPlain = query.some(([name]) => name === PLAIN_ROUTE);
  // The last folder is `wp-json`, or the name that a site has given it.
  // oxlint-disable-next-line redos/no-vulnerable -- an address of the site, as its server prints it.
  const folder = rest.replace(isPlain ? /index\.php\/?$/ : /(?:index\.php\/)?[^/]+\/?$/, '');
  const own = query.filter(([name]) => name !== PLAIN_ROUTE).map(([, text]) => text);
  return `${origin}${folder}${own.length > 0 ? `?${own.join('&')}&` : '?'}`;
}
