import { isRecord } from '@hadaya/core';

const OWN_ROUTE = 'woo-variation-swatches';
const ADDRESS_KEYS = ['path', 'url'];

/** A step between a REST call and the network, as WordPress's api-fetch has them: it hands the options on. */
export type RequestMiddleware = (options: unknown, next: (options: unknown) => unknown) => unknown;

function addMissing(address: string, args: Readonly<Record<string, unknown>>): string {
  const [before = '', hash] = address.split('#', 2);
  const [path = '', query = ''] = before.split('?', 2);
  const known = new URLSearchParams(query);
  const added = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) if (!known.has(name)) added.set(name, String(value));
  const whole = [query, added.toString()].filter((part) => part !== '').join('&');
  return `${path}${whole === '' ? '' : `?${whole}`}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * Makes the middleware that adds query parameters to the swatches' REST requests: each argument that the address does
 * not name yet. Other requests pass as they are.
 */
export function createMiddlewareForExtraQueryParams(args: Readonly<Record<string, unknown>> = {}): RequestMiddleware {
  return (options, next) => {
    if (!isRecord(options)) return next(options);
    const changed = ADDRESS_KEYS.flatMap((key): [string, string][] => {
      const address = options[key];
      return typeof address === 'string' && address.includes(OWN_ROUTE) ? [[key, addMissing(address, args)]] : [];
    });
    return next(changed.length === 0 ? options : { ...options, ...Object.fromEntries(changed) });
  };
}
