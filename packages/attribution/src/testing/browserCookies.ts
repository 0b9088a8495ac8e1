interface StoredCookie {
  readonly name: string;
  readonly value: string;
  /** Domain with a leading dot; absent for a host-only cookie. */
  readonly domain: string | undefined;
  readonly host: string;
  readonly path: string;
  /** Expiry in milliseconds; absent for a session cookie. */
  readonly expires: number | undefined;
  readonly age: number;
}

/** A cookie store that follows the rules observed in Chromium 156; happy-dom's store does not follow them. */
export interface BrowserCookies {
  /** Returns `document.cookie` as a page of `host` reads it. */
  read(host: string): string;
  /** Assigns to `document.cookie` on a page of `host`; returns the reason if it was rejected. */
  write(host: string, assignment: string): string | undefined;
  /** Ends the browser session, which deletes its session cookies. */
  restart(): void;
  /** Returns the domain and expiry of each cookie visible to a page, keyed by cookie name. */
  describe(host: string): Record<string, readonly [string, string]>;
}

const BYTES_MAX = 4096;
const DAYS_MAX = 400;
const MS_PER_DAY = 86_400_000;
const PUBLIC_SUFFIXES = new Set(['com', 'net', 'org', 'io', 'om', 'com.om', 'co.om', 'github.io', 'myshopify.com']);

const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.startsWith('[');

function readAttributes(parts: readonly string[]): Map<string, string> {
  return new Map(
    parts.map((part) => {
      const [name = '', ...value] = part.trim().split('=');
      return [name.toLowerCase(), value.join('=')];
    }),
  );
}

/** Returns the domain that a cookie gets: none for a host-only cookie, `refused` when the browser rejects it. */
function judgeDomain(
  requested: string | undefined,
  host: string,
): { readonly domain?: string; readonly refused?: true } {
  const domain = requested?.replace(/^\./, '');
  if (!domain) return {};
  if (domain === host)
    return isAddress(host) || !host.includes('.') || PUBLIC_SUFFIXES.has(host) ? {} : { domain: `.${host}` };
  if (PUBLIC_SUFFIXES.has(domain) || isAddress(host) || !host.endsWith(`.${domain}`)) return { refused: true };
  return { domain: `.${domain}` };
}

function readExpiry(attributes: Map<string, string>, now: number): number | undefined {
  const seconds = Number(attributes.get('max-age') ?? Number.NaN);
  const date = Date.parse(attributes.get('expires') ?? '');
  const expires = Number.isNaN(seconds) ? date : now + seconds * 1000;
  return Number.isNaN(expires) ? undefined : Math.min(expires, now + DAYS_MAX * MS_PER_DAY);
}

const IDENTITY = ['name', 'domain', 'path'] as const;

const isExpired = ({ expires }: StoredCookie, now: number) => expires !== undefined && expires <= now;

/** Returns the cookie that an assignment creates, or the reason why a browser rejects it. */
function readAssignment(host: string, assignment: string, now: number): StoredCookie | string {
  const [pair = '', ...parts] = assignment.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, Math.max(at, 0)).trim();
  const value = pair.slice(at + 1).trim();
  if (name.length + new TextEncoder().encode(value).length > BYTES_MAX) return 'size';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose of this expression
  if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(pair)) return 'characters';
  const attributes = readAttributes(parts);
  const { domain, refused } = judgeDomain(attributes.get('domain'), host);
  if (refused) return 'domain';
  return {
    name,
    value,
    domain,
    host,
    path: attributes.get('path') ?? '/',
    expires: readExpiry(attributes, now),
    age: 0,
  };
}

export function createBrowserCookies(now: () => number): BrowserCookies {
  let cookies: StoredCookie[] = [];
  let age = 0;
  const visible = (host: string) =>
    cookies
      .filter((cookie) => !isExpired(cookie, now()))
      .filter((cookie) =>
        cookie.domain ? host === cookie.domain.slice(1) || host.endsWith(cookie.domain) : cookie.host === host,
      )
      .sort((one, other) => other.path.length - one.path.length || one.age - other.age);

  return {
    read: (host) =>
      visible(host)
        .map(({ name, value }) => (name ? `${name}=${value}` : value))
        .join('; '),
    write(host, assignment) {
      const cookie = readAssignment(host, assignment, now());
      if (typeof cookie === 'string') return cookie;
      const isSame = (other: StoredCookie) =>
        IDENTITY.every((key) => cookie[key] === other[key]) &&
        (cookie.domain !== undefined || cookie.host === other.host);
      const before = cookies.find((other) => isSame(other) && !isExpired(other, now()));
      cookies = cookies.filter((other) => !isSame(other));
      if (isExpired(cookie, now())) return undefined;
      age += 1;
      cookies.push({ ...cookie, age: before?.value === cookie.value ? before.age : age });
      return undefined;
    },
    restart() {
      cookies = cookies.filter(({ expires }) => expires !== undefined);
    },
    describe: (host) =>
      Object.fromEntries(
        visible(host).map(({ name, domain, path, expires }) => [
          `${name}${domain ? '' : ' (host-only)'}${path === '/' ? '' : ` path=${path}`}`,
          [domain ?? host, expires === undefined ? 'session' : new Date(expires).toISOString()],
        ]),
      ),
  };
}
