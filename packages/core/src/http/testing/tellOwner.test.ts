import { expect, test } from 'vitest';
import { type ClientSetUp, setUp, setUpWith } from './setUpClient.ts';

const lines = ({ logger }: ClientSetUp['environment']) => logger.warnings.map(({ text }) => text);

test.each([
  [200, '0'],
  [400, '0'],
])('an action that returns %i 0 is reported in one line', async (status, body) => {
  const { ajax, environment } = setUp({ status, body });
  await ajax();
  expect(lines(environment)).toEqual([
    expect.stringMatching(/^\[hadaya\] the call "x" to http.*admin-ajax\.php returned 0: no plugin handles/),
  ]);
});

test('too many requests are reported with the wait time and the likely proxy cause', async () => {
  const { ajax, environment } = setUp({ status: 429, body: '{}', headers: { 'Retry-After': '600' } });
  expect(await ajax()).toMatchObject({ error: { kind: 'busy', status: 429, retryAfter: 600 } });
  expect(lines(environment)).toEqual([
    expect.stringMatching(/was rejected for 600 seconds because of too many requests.*proxy/),
  ]);
});

test('a failed ajax URL on another origin is reported together with the page’s own', async () => {
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

test('a WooCommerce call is named by its endpoint', async () => {
  const { gallery, environment } = setUp({ body: '0' });
  await gallery();
  expect(lines(environment)[0]).toMatch(/^\[hadaya\] the call "get_default_gallery" to /);
});

test('other failures and aborted or silent calls log nothing', async () => {
  const { ajax, environment } = setUp({ body: '-1' }, { body: '<html>' }, { body: '0' }, { fails: new TypeError('x') });
  await ajax();
  await ajax();
  await ajax({ isQuiet: true });
  await ajax();
  await ajax({ signal: AbortSignal.abort() });
  expect(lines(environment)).toEqual([]);
});

test('reads bypass every cache, writes use the browser’s default', async () => {
  const { ajax, gallery, requests } = setUp({ body: '1' }, { body: '1' });
  await gallery({ idempotent: true });
  await ajax();
  expect(requests.map(({ init }) => init.cache)).toEqual(['no-store', undefined]);
});
