import { COOKIE_PREFIX, type Cookie } from '../../model/records/records.ts';
import { formatCookie, listErasures, parseCookies } from './parseCookies.ts';

export interface CookiePage {
  readonly document: { cookie: string };
  readonly location: { readonly protocol: string; readonly hostname: string };
  readonly Date: { now(): number };
}

/**
 * The page's cookies. Never throws: in a sandboxed frame, where `document.cookie` throws, it treats cookies as
 * disabled.
 */
export interface CookieAccess {
  /** Returns the text of `document.cookie`, or an empty string if the browser blocks cookies. */
  read(): string;
  /**
   * Writes cookies. If the browser rejects a cookie's domain, writes the cookie again for this host only. Returns
   * `document.cookie` afterwards.
   */
  write(cookies: readonly Cookie[]): string;
  /** Deletes all of Hadaya's cookies, on every domain. */
  erase(): void;
}

export function openCookies(page: CookiePage): CookieAccess {
  const { document, location } = page;
  const access = (assignment?: string): string => {
    try {
      if (assignment) document.cookie = assignment;
      return assignment ?? document.cookie;
    } catch {
      return '';
    }
  };
  return {
    read: access,
    write(cookies) {
      const attributes = `; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
      const put = (cookie: Cookie) => access(formatCookie(cookie, page.Date.now(), attributes));
      cookies.forEach(put);
      const stored = access();
      const entries = `; ${stored}; `;
      const last = new Map(cookies.map((cookie) => [cookie[0], cookie]));
      const refused = [...last.values()].filter(
        ([name, value, minutes = 0, domain]) =>
          minutes >= 0 && domain && !entries.includes(`; ${COOKIE_PREFIX}${name}=${value}; `),
      );
      for (const [name, value, minutes] of refused) put([name, value, minutes]);
      return refused[0] ? access() : stored;
    },
    erase() {
      for (const erasure of listErasures(parseCookies(access()).keys(), location.hostname)) access(erasure);
    },
  };
}
