import type { TrackerOptions } from '../options/trackerOptions.ts';
import type { SourcePolicy, Visit } from '../source/source.ts';
import { draftRecords } from './draftRecords.ts';
import { decodeCookie, encodeCookie } from './encodeValue.ts';
import { type CutText, fitBudget } from './fitBudget.ts';
import { migrateRecords } from './migrateRecords.ts';
import { BUDGET_BYTES, type Cookie, type Cookies } from './records.ts';

/** Id of the only cookie migration: the time at which the migration was written, in milliseconds. */
const MIGRATION = '1418474375998';
/** Number of bytes in a cookie besides its short name and value: `sbjs_`, `=` and the separator. */
const COOKIE_OVERHEAD = 8;

/**
 * Returns all cookies that a page view writes, in order. Depends only on its arguments, which include the cookies'
 * current contents; has no side effects.
 */
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

  // The migration runs only while its flag is missing; the flag's value does not matter. A new visitor has nothing to
  // migrate.
  if (!read('migrations')) {
    const flag = read('first') ? migrateRecords({ read, write, put }, visit.url, options) : 1;
    write('migrations', [MIGRATION, flag].join('='));
  }
  const drafts = draftRecords(visit, read, options, policy);
  const make = (cut: CutText) => {
    const after = new Map(cookies);
    const made = drafts.map(([name, text, minutes]): Cookie => {
      const value = encodeCookie(cut(text), base64);
      // First touch is a copy of the current source as read back from its cookie.
      const cookie: Cookie = [
        name,
        name === 'first' ? encodeCookie(decodeCookie(value), base64) : value,
        minutes,
        domain,
      ];
      after.set(name, cookie[1]);
      return cookie;
    });
    // The last cookie has no separator, so the separator's two bytes are subtracted.
    let bytes = -2;
    for (const [name, value] of after) bytes += COOKIE_OVERHEAD + name.length + value.length;
    return { made, bytes };
  };
  const whole = make(String);
  return [...writes, ...(whole.bytes > BUDGET_BYTES ? fitBudget(make) : whole).made];
}
