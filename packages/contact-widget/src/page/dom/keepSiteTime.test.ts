import { createTestEnvironment } from '@hadaya/testing';
import { describe, expect, it, test } from 'vitest';
import {
  fetchWithTime,
  isSiteTimeKept,
  keepSiteTime,
  readClockOffset,
  readServerTime,
  readSiteNow,
} from './keepSiteTime.ts';

const DAY_MS = 86_400_000;

describe('the server clock’s offset', () => {
  test.each([
    ['a correct clock', 0],
    ['a visitor clock three days behind', 3 * DAY_MS],
    ['a visitor clock two days ahead', -2 * DAY_MS],
  ])('%s', (_, ahead) => {
    const sentMs = 1_700_000_000_000;
    const answer = { serverMs: sentMs + 200 + ahead, sentMs, receivedMs: sentMs + 400 };
    expect(readClockOffset(answer)).toBe(ahead);
  });

  test.each([
    ['a response without a time', { serverMs: Number.NaN, sentMs: 0, receivedMs: 10 }],
    ['a response after eleven seconds', { serverMs: 5, sentMs: 0, receivedMs: 11_000 }],
    ['a clock that was set back in between', { serverMs: 5, sentMs: 10, receivedMs: 0 }],
  ])('%s gives no offset', (_, answer) => {
    expect(readClockOffset(answer)).toBeUndefined();
  });
});

describe('the server’s time in a response', () => {
  const date = 'Sun, 25 Jan 2026 04:00:00 GMT';
  test('reads the server’s time from the Date header', () => {
    expect(readServerTime(new Headers({ Date: date }))).toBe(Date.UTC(2026, 0, 25, 4));
    expect(readServerTime(new Headers({ Date: date, Age: '0' }))).toBe(Date.UTC(2026, 0, 25, 4));
  });
  test.each([
    ['a stored answer', { Date: date, Age: '120' }],
    ['an unreadable age', { Date: date, Age: 'old' }],
    ['an unreadable date', { Date: 'today' }],
    ['no date', {}],
  ])('ignores %s', (_, headers) => {
    expect(readServerTime(new Headers(headers))).toBeNaN();
  });
});

function setUp(headers: Readonly<Record<string, string>>) {
  const environment = createTestEnvironment({ fetch: async () => new Response('1', { headers }) });
  return { environment, send: () => fetchWithTime(environment)('/wp-admin/admin-ajax.php', {}) };
}
const dateIn = (ms: number) => new Date(ms).toUTCString();

describe('the site’s time', () => {
  it('uses the visitor’s clock until a response provides the server’s time', async () => {
    const { clock } = createTestEnvironment();
    const serverMs = Math.floor(clock.now() / 1000) * 1000 + 3 * DAY_MS;
    const { environment, send } = setUp({ Date: dateIn(serverMs) });
    expect(readSiteNow(environment)).toBe(environment.clock.now());
    expect(isSiteTimeKept(environment)).toBe(false);
    await send();
    expect(readSiteNow(environment)).toBe(serverMs);
    expect(isSiteTimeKept(environment)).toBe(true);
    environment.clock.advance(1000);
    expect(readSiteNow(environment)).toBe(serverMs + 1000);
  });

  it.each([
    ['a stored answer', { Date: dateIn(0), Age: '60' }],
    ['a response without a date', {}],
  ])('is not read from %s', async (_, headers) => {
    const { environment, send } = setUp(headers);
    await send();
    expect(readSiteNow(environment)).toBe(environment.clock.now());
  });

  it('uses the time from the newest response', () => {
    const { environment } = setUp({});
    const { clock } = environment;
    keepSiteTime(environment, clock.now() + DAY_MS, clock.now());
    keepSiteTime(environment, clock.now() + 5, clock.now());
    expect(readSiteNow(environment)).toBe(clock.now() + 5);
  });

  it.each(['{oops', 'Infinity', '', '-1e9999'])(
    'falls back to the visitor’s clock when session storage holds %o',
    (foreign) => {
      const { environment } = setUp({});
      environment.storage.session.setItem('hadaya-site-clock', foreign);
      expect(readSiteNow(environment)).toBe(environment.clock.now());
    },
  );

  it('returns a valid date even when session storage contains a huge number', () => {
    const { environment } = setUp({});
    environment.storage.session.setItem('hadaya-site-clock', '1e300');
    expect(() => new Date(readSiteNow(environment)).toISOString()).not.toThrow();
  });
});
