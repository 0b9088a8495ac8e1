import { isRecord } from '@hadaya/core';

const OWN_ROUTE = 'woo-variation-swatches';
const ADDRESS_KEYS = ['path', 'url'];

/** A middleware of WordPress's api-fetch; it passes the request's options to `next`. */
export type RequestMiddleware = (options: unknown, next: (options: unknown) => unknown) => unknown;

function addMissing(address: string, args: Readonly<Record<string, unknown>>): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const known = new URLSearchParams(query);
  const missing = Object.entries(args).filter(([name]) => !known.has(name));
  const added = new URLSearchParams(missing.map(([name, value]) => [name, String(value)])).toString();
  const whole = [query, added].filter(Boolean).join('&');
  return path + (whole && `?${whole}`) + hash;
}

/**
 * Creates the middleware that adds each argument to the URLs of the swatches' REST requests, unless they already
 * contain it. Other requests pass unchanged.
 */
export function createMiddlewareForExtraQueryParams(args: Readonly<Record<string, unknown>> = {}): RequestMiddleware {
  return (options, next) => {
    if (!isRecord(options)) return next(options);
    let changed = options;
    for (const key of ADDRESS_KEYS) {
      const address = options[key];
      const isOwn = typeof address === 'string' && address.includes(OWN_ROUTE);
      if (isOwn) changed = { ...changed, [key]: addMissing(address, args) };
    }
    return next(changed);
  };
}
