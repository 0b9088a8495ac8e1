import { draftRecords } from './draftRecords.ts';
import { decodeCookie, encodeCookie, encodeText } from './encoding.ts';
import { BUDGET_BYTES, type Cookie, type Cookies } from './records.ts';
import type { SourcePolicy } from './sourcePolicy.ts';
import type { CutText } from './special/fitBudget.ts';
import type { TrackerOptions } from './trackerOptions.ts';
import type { Visit } from './visit.ts';

/** Name of the one migration of cookies there is: the moment it was written, in milliseconds. */
const MIGRATION = '1418474375998';
/** Bytes of a cookie beside its short name and its value: `sbjs_`, `=` and the separator. */
const COOKIE_OVERHEAD = 8;
/** Longest user agent kept, in its encoded form. */
const USER_AGENT_MAX = 600;

/**
 * Everything that a page view writes, in order. What the cookies hold now decides; nothing outside is touched. Throws
 * when the view needs the special parts and they are not there.
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
    cookies.set(cookie[0], cookie);
  };
  const read = (name: string) => decodeCookie(cookies.get(name)?.[1] ?? '');
  const write = (name: string, text: string) => put(name, encodeCookie(text, base64), lifetime, domain);

  // The migration runs until its flag is there, with any value; for a new visitor there is nothing to do.
  if (!read('migrations')) {
    const flag = read('first') ? policy.parts().migrateRecords({ read, write, put }, visit.url, options) : 1;
    write('migrations', `${MIGRATION}=${flag}`);
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
      after.set(name, cookie);
      return cookie;
    });
    // Each cookie has its prefix, its `=` and two bytes before the next one.
    const add = (sum: number, [name, value]: Cookie) => sum + COOKIE_OVERHEAD + name.length + value.length;
    return { made, bytes: [...after.values()].reduce(add, -2) };
  };
  const whole = make(String);
  const isTooLong = whole.bytes > BUDGET_BYTES || encodeText(visit.userAgent).length > USER_AGENT_MAX;
  return [...writes, ...(isTooLong ? policy.parts().fitBudget(make, BUDGET_BYTES) : whole).made];
}
