import Cookies from 'js-cookie';

/** Attributes of a cookie. `expires` is a date or a number of days; without it, the cookie is a session cookie. */
export interface CookieAttributes {
  readonly expires?: number | Date;
  readonly path?: string;
  readonly domain?: string;
  readonly secure?: boolean;
  readonly sameSite?: 'strict' | 'lax' | 'none';
}

/**
 * Access to cookies that never throws: in a sandboxed frame, where `document.cookie` throws, reads find nothing and
 * writes do nothing.
 */
export interface CookieJar {
  read(name: string): string | undefined;
  write(name: string, value: string, attributes?: CookieAttributes): void;
  /** Removes the cookie; `path` and `domain` must match those with which the cookie was written. */
  remove(name: string, attributes?: Pick<CookieAttributes, 'path' | 'domain'>): void;
}

/** Encoder and decoder for cookie values; js-cookie's by default. */
export interface CookieConverter {
  readonly read: (value: string, name: string) => string;
  readonly write: (value: string, name: string) => string;
}

/**
 * Creates a cookie jar over js-cookie, optionally with a custom value encoding for cookies that need an exact byte
 * format.
 */
export function createCookieJar(converter?: CookieConverter): CookieJar {
  const jar = converter
    ? Cookies.withConverter<string>({
        read: (value, name) => converter.read(value, String(name)),
        write: (value, name) => converter.write(String(value), String(name)),
      })
    : Cookies;
  const attempt = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  return {
    read: (name) => attempt(() => jar.get(name)),
    write: (name, value, attributes) => void attempt(() => jar.set(name, value, attributes)),
    remove: (name, attributes) => void attempt(() => jar.remove(name, attributes)),
  };
}
