import type { Environment } from '../environment/index.ts';
import { resolveUrl } from './addresses.ts';
import { interpretResponse, readFacts } from './answer/index.ts';
import { decodeAnswer } from './createClient.ts';
import { createFailure, failure, type HttpResult } from './errors/errors.ts';
import { type Decode, fillOptions, type HttpOptions, readHttpSettings } from './options/options.ts';
import { call } from './transport/index.ts';

export interface GetOptions extends HttpOptions {
  readonly signal?: AbortSignal | undefined;
}

/** GETs text from a third party (the country lookup) without cookies or custom headers. Never throws. */
export async function getText(
  environment: Environment,
  url: string,
  given: GetOptions = {},
): Promise<HttpResult<string>> {
  const options = fillOptions(given);
  if (!resolveUrl(environment.window, url)) return createFailure(options, 'config', url);
  return call(environment, options, {
    url,
    init: { credentials: 'omit', cache: 'no-store' },
    timeoutMs: options.timeouts.read,
    signal: given.signal,
    kind: 'read',
    async read(response, attempt) {
      if (response.ok) return { ok: true, value: await response.text() };
      const facts = readFacts(environment, response, url);
      const kind = facts.status === 429 || facts.status === 503 ? 'busy' : 'http';
      return failure({ ...facts, kind, code: 'unknown_error', message: options.messages.unknown_error ?? '', attempt });
    },
  });
}

/**
 * GETs public JSON from the site (its public store and search routes; `findRestUrl` builds the URL). Sends no nonce,
 * and sends the visitor's cookies only to the page's own origin. Never throws.
 */
export async function getJson<Value>(
  environment: Environment,
  url: string,
  { decode, signal, ...given }: GetOptions & { readonly decode: Decode<Value> },
): Promise<HttpResult<Value>> {
  const options = fillOptions({ ...readHttpSettings(environment.window), ...given });
  if (!resolveUrl(environment.window, url)) return createFailure(options, 'config', url);
  const result = await call(environment, options, {
    url,
    init: { credentials: 'same-origin', headers: { Accept: 'application/json' } },
    timeoutMs: options.timeouts.read,
    signal,
    kind: 'read',
    read: interpretResponse(environment, options, { url, dialect: 'rest' }),
  });
  return decodeAnswer(result, decode, createFailure(options, 'parse', url));
}
