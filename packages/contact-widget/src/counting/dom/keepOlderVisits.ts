import type { Environment } from '@hadaya/core';
import { createCookieJar } from '@hadaya/core/cookies';
import { BLUR_KEY, readLasting, readRecords, visitsKey, writeBlur, writeRecords } from './noteVisits.ts';

/** What older builds of the plugin left in cookies, in their own encoding. Only read: new records go to the local storage. */
export const olderCookies = createCookieJar({ read: (text) => decodeURIComponent(text), write: encodeURIComponent });

/** Takes over what older builds of the plugin noted in cookies, where the local storage holds nothing newer. */
export function keepOlderVisits(environment: Environment, widgetIds: readonly string[]): void {
  for (const id of widgetIds) {
    const key = visitsKey(id);
    const records = readRecords(olderCookies.read(key));
    if (records.size > 0 && readLasting(environment, key) === undefined) writeRecords(environment, id, records);
  }
  if (olderCookies.read(BLUR_KEY) === 'true') writeBlur(environment);
}
