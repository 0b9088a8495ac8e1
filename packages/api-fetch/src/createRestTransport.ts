import type { Environment } from '@hadaya/core';
import {
  call,
  createFailure,
  createRequestDeduper,
  type FullHttpOptions,
  failure,
  type HttpResult,
  interpretResponse,
  isSameOrigin,
  readFacts,
  resolveUrl,
} from '@hadaya/core/http-parts';
import { type ApiOptions, readHeader, withHeader, withoutHeader } from './ApiOptions.ts';
import { NONCE_HEADER } from './createNonceKeeper.ts';

/** Makes WordPress respond with JSON even for fatal errors and during maintenance. */
const ACCEPT = 'application/json, */*;q=0.1';
const READ_METHOD = /^(?:GET|HEAD)$/i;

export interface RestSite {
  readonly environment: Environment;
  readonly options: FullHttpOptions;
  /**
   * REST root; the client sends the nonce only to the root's origin, and cookies only to that origin and the page's.
   */
  readonly root: string;
  /** Receives the nonce header of every successful response from the root's origin. */
  readonly onNonce: (nonce: string | null) => void;
}

function isTrusted(
  { environment, root }: RestSite,
  url: string,
): { readonly cookies: boolean; readonly nonce: boolean } {
  const origin = resolveUrl(environment.window, url)?.origin;
  const isRoot = origin !== undefined && origin === resolveUrl(environment.window, root)?.origin;
  return { cookies: isRoot || isSameOrigin(environment.window, url), nonce: isRoot };
}

function describe(site: RestSite, request: ApiOptions, url: string): RequestInit {
  const trusted = isTrusted(site, url);
  const allowed = trusted.nonce ? request.headers : withoutHeader(request.headers, NONCE_HEADER);
  const accepting =
    readHeader(allowed, 'Accept') === undefined ? withHeader(allowed, 'Accept', ACCEPT) : { ...allowed };
  const hasData = request.data !== undefined && request.data !== null;
  const carriesNonce = readHeader(accepting, NONCE_HEADER) !== undefined;
  return {
    method: request.method ?? 'GET',
    headers: hasData ? withHeader(accepting, 'Content-Type', 'application/json') : accepting,
    credentials: request.credentials ?? (trusted.cookies ? 'include' : 'omit'),
    ...(carriesNonce && isSameOrigin(site.environment.window, url) ? { mode: 'same-origin' } : {}),
    ...(hasData ? { body: JSON.stringify(request.data) } : request.body ? { body: request.body } : {}),
    ...(request.keepalive ? { keepalive: true } : {}),
  };
}

function chooseTimeout({ timeouts }: FullHttpOptions, request: ApiOptions, isRead: boolean): number {
  const isUpload = request.body instanceof FormData || request.body instanceof Blob;
  return request.timeout ?? (isRead ? timeouts.read : isUpload ? timeouts.upload : timeouts.write);
}

function keepResponse({ environment, options }: RestSite, url: string) {
  return async (response: Response, attempt: number): Promise<HttpResult<unknown>> => {
    if (response.status >= 200 && response.status < 300) return { ok: true, value: response };
    const facts = readFacts(environment, response, url);
    const message = options.messages.unknown_error ?? '';
    return failure({ ...facts, kind: 'http', code: 'unknown_error', message, attempt, cause: response });
  };
}

/**
 * Sends a finished REST request. With `parse: false`, the result is the `Response` itself, or an error with the
 * `Response` as its cause.
 */
export function createRestTransport(site: RestSite): (request: ApiOptions) => Promise<HttpResult<unknown>> {
  const { environment, options, onNonce } = site;
  const deduper = createRequestDeduper<HttpResult<unknown>>();
  return (request) => {
    const url = request.url ?? request.path ?? environment.window.location.href;
    if (!resolveUrl(environment.window, url)) return Promise.resolve(createFailure(options, 'config', url));
    const init = describe(site, request, url);
    const isRead = READ_METHOD.test(request.method ?? 'GET');
    const isParsed = request.parse !== false;
    const read = isParsed ? interpretResponse(environment, options, { url, dialect: 'rest' }) : keepResponse(site, url);
    const start = (signal: AbortSignal | undefined) =>
      call(environment, options, {
        url,
        init,
        signal,
        timeoutMs: chooseTimeout(options, request, isRead),
        kind: isRead ? 'read' : 'write',
        read(response, attempt) {
          if (response.ok && isTrusted(site, url).nonce) onNonce(response.headers?.get(NONCE_HEADER) ?? null);
          return read(response, attempt);
        },
      });
    if (!isRead || !isParsed) return start(request.signal);
    const key = `${init.method} ${url} ${JSON.stringify(init.headers)} ${init.credentials}`;
    return deduper.join({ key, start, left: () => createFailure(options, 'aborted', url), signal: request.signal });
  };
}
