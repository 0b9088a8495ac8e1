import type { Environment } from '@hadaya/core';
import { getText } from '@hadaya/core/http';
import { keepSiteTime } from './keepSiteTime.ts';

const TRACE_URL = 'https://www.cloudflare.com/cdn-cgi/trace';

/**
 * Asks the trace service for the visitor's country; an ISO code in capitals, or empty when it does not tell. The service
 * also writes the time into its answer, which sets the site's clock right.
 */
export async function traceCountry(environment: Environment, signal: AbortSignal): Promise<string> {
  const sentMs = environment.clock.now();
  const result = await getText(environment, TRACE_URL, { signal, retry: { reads: 0 } });
  const text = result.ok ? result.value : '';
  keepSiteTime(environment, Number(/^ts=([\d.]+)$/m.exec(text)?.[1]) * 1000, sentMs);
  return /^loc=([a-z]{2})$/im.exec(text)?.[1]?.toUpperCase() ?? '';
}
