import type { Environment } from '@hadaya/core';
import { readClockOffset } from '../model/time/siteClock.ts';
import { readServerTime } from './readServerTime.ts';

/** Where the session keeps how many milliseconds the site's clock is ahead; `readSiteNow.ts` reads it. */
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
