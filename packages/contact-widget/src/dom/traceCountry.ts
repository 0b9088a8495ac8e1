import type { Environment } from '@hadaya/core';
import { getText } from '@hadaya/core/http';

const TRACE_URL = 'https://www.cloudflare.com/cdn-cgi/trace';

/** Asks the trace service for the visitor's country; an ISO code in capitals, or empty when it does not tell. */
export async function traceCountry(environment: Environment, signal: AbortSignal): Promise<string> {
  const result = await getText(environment, TRACE_URL, { signal, retry: { reads: 0 } });
  const code = result.ok ? /^loc=([a-z]{2})$/im.exec(result.value)?.[1] : undefined;
  return code?.toUpperCase() ?? '';
}
