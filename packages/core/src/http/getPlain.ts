import type { Environment } from '../environment.ts';
import { resolveUrl } from './addresses.ts';
import { readFacts } from './answer.ts';
import { call } from './call.ts';
import { createFailure } from './createFailure.ts';
import { failure, type HttpResult } from './HttpError.ts';
import { fillOptions, type HttpOptions } from './HttpOptions.ts';

/** How a plain GET is made. */
export interface PlainOptions extends HttpOptions {
  readonly signal?: AbortSignal | undefined;
}

async function getPlain<Value>(
  environment: Environment,
  url: string,
  { given, read }: { readonly given: PlainOptions; readonly read: (response: Response) => Promise<Value> },
): Promise<HttpResult<Value>> {
  const options = fillOptions(given);
  if (!resolveUrl(environment.window, url)) return createFailure(options, 'config', url);
  return call(environment, options, {
    url,
    init: { credentials: 'omit' },
    timeoutMs: options.timeouts.read,
    signal: given.signal,
    kind: 'read',
    async read(response, attempt) {
      if (response.ok) return { ok: true, value: await read(response) };
      const facts = readFacts(environment, response, url);
      const kind = facts.status === 429 || facts.status === 503 ? 'busy' : 'http';
      return failure({ ...facts, kind, code: 'unknown_error', message: options.messages.unknown_error ?? '', attempt });
    },
  });
}

/** GETs a text of a third party (the country look-up): no cookies, no headers of ours. Never throws. */
export function getText(environment: Environment, url: string, given: PlainOptions = {}): Promise<HttpResult<string>> {
  return getPlain(environment, url, { given, read: (response) => response.text() });
}

/** GETs a file as a blob (the preload of a video): no cookies, no headers of ours. Never throws. */
export function getBlob(environment: Environment, url: string, given: PlainOptions = {}): Promise<HttpResult<Blob>> {
  return getPlain(environment, url, { given, read: (response) => response.blob() });
}
