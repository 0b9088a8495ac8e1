import type { Environment } from '@hadaya/core';
import { fetchWithTime, isSiteTimeKept } from './keepSiteTime.ts';

const LIMIT_MS = 2000;

/**
 * Asks the site for its time, once a session: the head of this page, past the browser's own cache. Resolves when the time
 * is known or will not be; the visitor's clock then has to do.
 */
export async function askSiteTime(environment: Environment, signal: AbortSignal): Promise<void> {
  if (isSiteTimeKept(environment)) return;
  const asked = new AbortController();
  const end = () => asked.abort();
  environment.clock.after(LIMIT_MS, end, asked.signal);
  signal.addEventListener('abort', end, { signal: asked.signal });
  const { origin, pathname, search } = environment.window.location;
  await fetchWithTime(environment)(origin + pathname + search, {
    method: 'HEAD',
    cache: 'no-store',
    credentials: 'same-origin',
    signal: asked.signal,
  }).catch(() => {});
  end();
}
