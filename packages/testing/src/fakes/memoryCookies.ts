import type { Clock } from '@hadaya/core';
import type { CookieAttributes, CookieJar } from '@hadaya/core/cookies';

const DAY_MS = 86_400_000;

/** A cookie jar in memory that expires cookies according to the fake clock and records how each cookie was written. */
export interface MemoryCookies extends CookieJar {
  /** Returns the attributes with which an existing cookie was last written. */
  attributesOf(name: string): CookieAttributes | undefined;
  names(): readonly string[];
}

interface StoredCookie {
  readonly value: string;
  readonly attributes: CookieAttributes;
  readonly expiresMs: number;
}

function expiry(expires: number | Date | undefined, nowMs: number): number {
  if (expires === undefined) return Number.POSITIVE_INFINITY;
  return typeof expires === 'number' ? nowMs + expires * DAY_MS : expires.getTime();
}

/** Creates the cookies of one page load, without a browser's limits and without domains. */
export function createMemoryCookies(clock: Pick<Clock, 'now'>): MemoryCookies {
  const cookies = new Map<string, StoredCookie>();
  const living = (name: string) => {
    const cookie = cookies.get(name);
    return cookie && cookie.expiresMs > clock.now() ? cookie : undefined;
  };
  return {
    read: (name) => living(name)?.value,
    write: (name, value, attributes = {}) =>
      void cookies.set(name, { value, attributes, expiresMs: expiry(attributes.expires, clock.now()) }),
    remove: (name) => void cookies.delete(name),
    attributesOf: (name) => living(name)?.attributes,
    names: () => [...cookies.keys()].filter(living),
  };
}
