import { expect, test } from 'vitest';
import { type ClientSetUp, setUp, setUpWith } from './setUpClient.ts';

const lines = ({ logger }: ClientSetUp['environment']) => logger.warnings.map(({ text }) => text);

test.each([
  [200, '0'],
  [400, '0'],
])('logs one line for an action that no plugin handles: status %i, body 0', async (status, body) => {
  const { ajax, environment } = setUp({ status, body });
  await ajax();
  expect(lines(environment)).toEqual([
    expect.stringMatching(/^\[hadaya\] the call "x" to http.*admin-ajax\.php returned 0: no plugin handles/),
  ]);
});

test('reports how long to wait after too many requests, with advice for a shop behind a proxy', async () => {
  const { ajax, environment } = setUp({ status: 429, body: '{}', headers: { 'Retry-After': '600' } });
  expect(await ajax()).toMatchObject({ error: { kind: 'busy', status: 429, retryAfter: 600 } });
  expect(lines(environment)).toEqual([
    expect.stringMatching(/was rejected for 600 seconds because of too many requests.*proxy/),
  ]);
});

test('reports a failed ajax URL on another origin together with the page’s own origin', async () => {
  const { ajax, environment } = setUpWith(
    { ajaxUrl: 'https://www.shop.example/wp-admin/admin-ajax.php' },
    { fails: new TypeError('blocked') },
  );
  await ajax();
  expect(lines(environment)).toEqual([
    expect.stringMatching(
      /^\[hadaya\] the call "x" to https:\/\/www\.shop\.example.*Its origin is not http.*without www/,
    ),
  ]);
});

test('names a WooCommerce call by its endpoint', async () => {
  const { gallery, environment } = setUp({ body: '0' });
  await gallery();
  expect(lines(environment)[0]).toMatch(/^\[hadaya\] the call "get_default_gallery" to /);
});

test('logs nothing for a rejected nonce, an HTML response, a network failure, or an aborted or silent call', async () => {
  const { ajax, environment } = setUp({ body: '-1' }, { body: '<html>' }, { body: '0' }, { fails: new TypeError('x') });
  await ajax();
  await ajax();
  await ajax({ isQuiet: true });
  await ajax();
  await ajax({ signal: AbortSignal.abort() });
  expect(lines(environment)).toEqual([]);
});

test('idempotent requests use the cache mode no-store, and other requests use the browser’s default', async () => {
  const { ajax, gallery, requests } = setUp({ body: '1' }, { body: '1' });
  await gallery({ idempotent: true });
  await ajax();
  expect(requests.map(({ init }) => init.cache)).toEqual(['no-store', undefined]);
});
