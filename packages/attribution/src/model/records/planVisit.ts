import type { TrackerOptions } from '../options/trackerOptions.ts';
import type { SourcePolicy, Visit } from '../source/source.ts';
import { draftRecords } from './draftRecords.ts';
import { decodeCookie, encodeCookie } from './encodeValue.ts';
import { type CutText, fitBudget } from './fitBudget.ts';
import { migrateRecords } from './migrateRecords.ts';
import { BUDGET_BYTES, type Cookie, type Cookies } from './records.ts';

/** Name of the one migration of cookies there is: the moment it was written, in milliseconds. */
const MIGRATION = '1418474375998';
/** Bytes of a cookie beside its short name and its value: `sbjs_`, `=` and the separator. */
const COOKIE_OVERHEAD = 8;

/** Everything that a page view writes, in order. What the cookies hold now decides; nothing outside is touched. */
export function planVisit(
  visit: Visit,
  before: Cookies,
  options: TrackerOptions,
  policy: SourcePolicy,
): readonly Cookie[] {
  const { base64, lifetime, domain } = options;
  const cookies = new Map(before);
  const writes: Cookie[] = [];
  const put = (...cookie: Cookie) => {
    writes.push(cookie);
    cookies.set(cookie[0], cookie[1]);
  };
  const read = (name: string) => decodeCookie(cookies.get(name));
  const write = (name: string, text: string) => put(name, encodeCookie(text, base64), lifetime, domain);

  // The migration runs until its flag is there, with any value; for a new visitor there is nothing to do.
  if (!read('migrations')) {
    const flag = read('first') ? migrateRecords({ read, write, put }, visit.url, options) : 1;
    write('migrations', [MIGRATION, flag].join('='));
  }
  const drafts = draftRecords(visit, read, options, policy);
  const make = (cut: CutText) => {
    const after = new Map(cookies);
    const made = drafts.map(([name, text, minutes]): Cookie => {
      const value = encodeCookie(cut(text), base64);
      // First touch is a copy of what the current source reads back as.
      const cookie: Cookie = [
        name,
        name === 'first' ? encodeCookie(decodeCookie(value), base64) : value,
        minutes,
        domain,
      ];
      after.set(name, cookie[1]);
      return cookie;
    });
    // Each cookie has its prefix, its `=` and two bytes before the next one.
    let bytes = -2;
    for (const [name, value] of after) bytes += COOKIE_OVERHEAD + name.length + value.length;
    return { made, bytes };
  };
  const whole = make(String);
  return [...writes, ...(whole.bytes > BUDGET_BYTES ? fitBudget(make) : whole).made];
}
