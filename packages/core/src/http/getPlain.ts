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

/** GETs a text of a third party (the country look-up): no cookies, no headers of ours. Never throws. */
export async function getText(
  environment: Environment,
  url: string,
  given: PlainOptions = {},
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
