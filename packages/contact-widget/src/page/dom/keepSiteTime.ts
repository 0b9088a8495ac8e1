import type { Environment } from '@hadaya/core';

/** An answer of the server, as far as it tells the time. */
export interface TimedAnswer {
  /** The server's own time, milliseconds since 1970 UTC. */
  readonly serverMs: number;
  /** The visitor's clock when the request left and when its answer came. */
  readonly sentMs: number;
  readonly receivedMs: number;
}

/** An answer that took longer says too little about the present moment. */
const SLOWEST_MS = 10_000;

/**
 * How many milliseconds the server's clock is ahead of the visitor's; `undefined` when the answer does not tell. The
 * server wrote its time somewhere between sending and receiving: the middle is the best guess.
 */
export function readClockOffset({ serverMs, sentMs, receivedMs }: TimedAnswer): number | undefined {
  const tookMs = receivedMs - sentMs;
  if (!(serverMs > 0) || tookMs < 0 || tookMs > SLOWEST_MS) return undefined;
  return Math.round(serverMs - (sentMs + receivedMs) / 2);
}

/**
 * The server's time in an answer's headers; `NaN` without one. A stored answer carries the time at which it was made, or
 * any other: with an age it is not believed.
 */
export function readServerTime(headers: Pick<Headers, 'get'>): number {
  return Number(headers.get('Age')) === 0 ? Date.parse(headers.get('Date') ?? '') : Number.NaN;
}

/** Where the session keeps how many milliseconds the site's clock is ahead. */
const KEY = 'hadaya-site-clock';

/** Keeps for the session how far the visitor's clock is from the server's, told by an answer to a request of `sentMs`. */
export function keepSiteTime({ clock, storage }: Environment, serverMs: number, sentMs: number): void {
  const offset = readClockOffset({ serverMs, sentMs, receivedMs: clock.now() });
  if (offset !== undefined) storage.session.setItem(KEY, String(offset));
}

/** Whether an answer of this session has told the site's time. */
export function isSiteTimeKept({ storage }: Environment): boolean {
  return storage.session.getItem(KEY) !== null;
}

/** The page's `fetch`, from whose answers the site's time is kept on the way. */
export function fetchWithTime(environment: Environment): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const sentMs = environment.clock.now();
    const response = await environment.fetch(url, init);
    keepSiteTime(environment, readServerTime(response.headers), sentMs);
    return response;
  };
}

/** What a stranger may have written there must still give a moment that exists: some thirty years at most. */
const MAX_MS = 1e12;

/** The present moment by the site's clock as far as an answer of this session told it, else by the visitor's. */
export function readSiteNow({ clock, storage }: Environment): number {
  return clock.now() + (Number(storage.session.getItem(KEY)) % MAX_MS || 0);
}

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
