import type { Environment } from '@hadaya/core';
import { createCookieJar } from '@hadaya/core/cookies';
import { BLUR_KEY, readLasting, readRecords, visitsKey, writeBlur, writeRecords } from './noteVisits.ts';

/** Cookies from older plugin versions, in their own encoding. Read-only: new records go to local storage. */
export const olderCookies = createCookieJar({ read: (text) => decodeURIComponent(text), write: encodeURIComponent });

/** Imports cookie records from older plugin versions, unless local storage holds newer ones. */
export function keepOlderVisits(environment: Environment, widgetIds: readonly string[]): void {
  for (const id of widgetIds) {
    const key = visitsKey(id);
    const records = readRecords(olderCookies.read(key));
    if (records.size > 0 && readLasting(environment, key) === undefined) writeRecords(environment, id, records);
  }
  if (olderCookies.read(BLUR_KEY) === 'true') writeBlur(environment);
}
