import type { Environment } from '@hadaya/core';

export interface TimedAnswer {
  /** The server's time, in milliseconds since 1970 UTC. */
  readonly serverMs: number;
  /** The visitor's clock when the request was sent and when its response arrived. */
  readonly sentMs: number;
  readonly receivedMs: number;
}

/** Maximum duration of a usable response; the time from a slower response is too imprecise. */
const SLOWEST_MS = 10_000;

/**
 * Returns the number of milliseconds by which the server's clock is ahead of the visitor's, or `undefined` if the
 * response is unusable. The server wrote its time between `sentMs` and `receivedMs`, so the midpoint is the best
 * estimate.
 */
export function readClockOffset({ serverMs, sentMs, receivedMs }: TimedAnswer): number | undefined {
  const tookMs = receivedMs - sentMs;
  if (!(serverMs > 0) || tookMs < 0 || tookMs > SLOWEST_MS) return undefined;
  return Math.round(serverMs - (sentMs + receivedMs) / 2);
}

/**
 * Returns the server's time from a response's headers. Returns `NaN` if they contain no time, or if `Age` is not
 * zero, because a cached response contains an old time.
 */
export function readServerTime(headers: Pick<Headers, 'get'>): number {
  return Number(headers.get('Age')) === 0 ? Date.parse(headers.get('Date') ?? '') : Number.NaN;
}

/** Session storage key of the clock offset, in milliseconds. */
const KEY = 'hadaya-site-clock';

/**
 * Computes the offset between the visitor's and the server's clock from the response to a request sent at `sentMs`, and
 * stores it for the session.
 */
export function keepSiteTime({ clock, storage }: Environment, serverMs: number, sentMs: number): void {
  const offset = readClockOffset({ serverMs, sentMs, receivedMs: clock.now() });
  if (offset !== undefined) storage.session.setItem(KEY, String(offset));
}

export function isSiteTimeKept({ storage }: Environment): boolean {
  return storage.session.getItem(KEY) !== null;
}

export function fetchWithTime(environment: Environment): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const sentMs = environment.clock.now();
    const response = await environment.fetch(url, init);
    keepSiteTime(environment, readServerTime(response.headers), sentMs);
    return response;
  };
}

/**
 * Maximum stored offset, about thirty years. Any script may have written the value, and a larger one could make the
 * date invalid.
 */
const MAX_MS = 1e12;

/** Returns the current time by the site's clock if it is known in this session, otherwise by the visitor's. */
export function readSiteNow({ clock, storage }: Environment): number {
  return clock.now() + (Number(storage.session.getItem(KEY)) % MAX_MS || 0);
}

const LIMIT_MS = 2000;

/**
 * Requests the site's time once per session, with a HEAD request for this page that bypasses the browser's cache.
 * Resolves within two seconds; if the time is unknown by then, the visitor's clock is used.
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
