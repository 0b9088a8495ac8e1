import { COOKIE_PREFIX, type Cookie, type Cookies, splitPair } from '../../model/records/records.ts';

const MS_PER_MINUTE = 60_000;

/**
 * Returns the assignment to `document.cookie` that writes a cookie, byte for byte as servers and firewalls expect it.
 */
export function formatCookie([name, value, minutes = 0, domain = '']: Cookie, now: number, attributes: string): string {
  const expires = minutes ? `; expires=${new Date(now + minutes * MS_PER_MINUTE).toUTCString()}` : '';
  return `${COOKIE_PREFIX}${name}=${value}${expires}${domain && `;domain=${domain}`}; path=/${attributes}`;
}

/**
 * Returns Hadaya's cookies from the text of `document.cookie`, keyed by short name; if several share a name, the first
 * counts. Text without `=` is the value of a nameless cookie and is ignored.
 */
export function parseCookies(text: string): Cookies {
  const cookies = new Map<string, string>();
  for (const entry of text.split('; ')) {
    if (!entry.startsWith(COOKIE_PREFIX)) continue;
    const [name, value, hasValue] = splitPair(entry.slice(COOKIE_PREFIX.length));
    if (hasValue && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}

/**
 * Returns the assignments that delete cookies on every possible domain: for this host alone, on the host's own domain,
 * and on every parent domain. Browsers reject assignments for public suffixes.
 */
export function listErasures(names: Iterable<string>, hostname: string): readonly string[] {
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => ` domain=.${labels.slice(index).join('.')};`);
  return [...names].flatMap((name) =>
    ['', ...domains].map((domain) => `${COOKIE_PREFIX}${name}=; path=/; max-age=-999;${domain}`),
  );
}
