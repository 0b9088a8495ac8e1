import { isRecord, type PageWindow, readGlobal } from '@hadaya/core';
import { HTTP_MESSAGES } from '@hadaya/core/http-parts';

function findHost(page: PageWindow): object | undefined {
  const found = readGlobal(page, 'wp').values.apiFetch;
  return typeof found === 'function' ? found : undefined;
}

function readText(owner: object | undefined, name: string): string | undefined {
  const found: unknown = owner && Reflect.get(owner, name);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Returns the URL at which the page's own `wp.apiFetch` refreshes nonces, or `undefined` if the page has none. */
export function readHostNonceEndpoint(page: PageWindow): string | undefined {
  return readText(findHost(page), 'nonceEndpoint');
}

/** Returns functions that read and write wp.apiFetch's nonce, the only state that Hadaya shares with it. */
export function readHostNonce(
  page: PageWindow,
): { readonly read: () => string | undefined; readonly write: (nonce: string) => void } | undefined {
  const host = findHost(page);
  const step: unknown = host && Reflect.get(host, 'nonceMiddleware');
  if (typeof step !== 'function' && !isRecord(step)) return undefined;
  return { read: () => readText(step, 'nonce'), write: (nonce) => void Reflect.set(step, 'nonce', nonce) };
}

const NETWORK_MESSAGES = new Set([
  'Unable to connect. Please check your Internet connection.',
  'Could not get a valid response from the server.',
]);

function toOurError(error: unknown): unknown {
  const of = (code: string) => ({
    code,
    message: HTTP_MESSAGES[code] ?? '',
    detail: { kind: code === 'fetch_error' ? 'network' : 'http' },
    cause: error,
  });
  if (error instanceof TypeError && error.message.includes("'code'")) return of('unknown_error');
  if (!isRecord(error)) return error;
  const isNetwork =
    error.code === 'offline_error' || (typeof error.message === 'string' && NETWORK_MESSAGES.has(error.message));
  return isNetwork ? of('fetch_error') : error;
}

/**
 * Creates a client that sends requests through the page's wp.apiFetch, for callers that explicitly choose it. Registers
 * nothing on wp.apiFetch. Maps the errors of newer wp.apiFetch versions to our error codes. Returns `undefined` if the
 * page has no wp.apiFetch.
 */
export function createHostApiFetch(page: PageWindow): ((options: object) => Promise<unknown>) | undefined {
  const host = findHost(page);
  if (typeof host !== 'function') return undefined;
  return async (options) => {
    try {
      return await Reflect.apply(host, undefined, [options]);
    } catch (error) {
      throw toOurError(error);
    }
  };
}
