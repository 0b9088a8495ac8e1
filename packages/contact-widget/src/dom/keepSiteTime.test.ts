import { createTestEnvironment } from '@hadaya/testing';
import { describe, expect, it } from 'vitest';
import { fetchWithTime, isSiteTimeKept, keepSiteTime } from './keepSiteTime.ts';
import { readSiteNow } from './readSiteNow.ts';

const DAY_MS = 86_400_000;

function setUp(headers: Readonly<Record<string, string>>) {
  const environment = createTestEnvironment({ fetch: async () => new Response('1', { headers }) });
  return { environment, send: () => fetchWithTime(environment)('/wp-admin/admin-ajax.php', {}) };
}
const dateIn = (ms: number) => new Date(ms).toUTCString();

describe('the site’s time', () => {
  it('fault-111 is the visitor’s until an answer tells it, then the server’s', async () => {
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
    ['an answer without a date', {}],
  ])('is not taken from %s', async (_, headers) => {
    const { environment, send } = setUp(headers);
    await send();
    expect(readSiteNow(environment)).toBe(environment.clock.now());
  });

  it('follows the newest answer', () => {
    const { environment } = setUp({});
    const { clock } = environment;
    keepSiteTime(environment, clock.now() + DAY_MS, clock.now());
    keepSiteTime(environment, clock.now() + 5, clock.now());
    expect(readSiteNow(environment)).toBe(clock.now() + 5);
  });

  it.each(['{oops', 'Infinity', '', '-1e9999'])('fault-59 is the visitor’s where the session holds %o', (foreign) => {
    const { environment } = setUp({});
    environment.storage.session.setItem('hadaya-site-clock', foreign);
    expect(readSiteNow(environment)).toBe(environment.clock.now());
  });

  it('fault-59 is a moment that exists, whatever number the session holds', () => {
    const { environment } = setUp({});
    environment.storage.session.setItem('hadaya-site-clock', '1e300');
    expect(() => new Date(readSiteNow(environment)).toISOString()).not.toThrow();
  });
});
