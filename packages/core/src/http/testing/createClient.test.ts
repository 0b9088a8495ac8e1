import { createScriptedFetch, createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../createClient.ts';
import { AJAX_URL, asIs, setUp, setUpWith, WC_AJAX_URL } from './setUpClient.ts';

afterEach(() => {
  for (const name of ['chaty_settings', 'elementorFrontendConfig', 'wc_add_to_cart_variation_params']) {
    Reflect.deleteProperty(window, name);
  }
});

test('sends a WooCommerce AJAX call as a POST request to the named endpoint', async () => {
  const { gallery, requests } = setUp({ body: '[]' });
  expect(await gallery()).toEqual({ ok: true, value: [] });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe('/?wc-ajax=get_default_gallery');
  expect(requests[0]?.body).toBe('product_id=5');
  expect(requests[0]?.init.method).toBe('POST');
  expect(requests[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
});

test.each(['%%endpoint%%', '%25%25endpoint%25%25'])(
  'keeps other arguments in the template (%s)',
  async (placeholder) => {
    const { gallery, requests } = setUpWith({ wcAjaxUrl: `/en/?lang=en&wc-ajax=${placeholder}` }, { body: '[]' });
    await gallery();
    expect(requests[0]?.url).toBe('/en/?lang=en&wc-ajax=get_default_gallery');
  },
);

test('sends a call’s name as the action if the call has a plain ajax URL', async () => {
  const { gallery, requests } = setUp({ body: '[]' });
  await gallery({ url: AJAX_URL });
  expect(requests[0]).toMatchObject({ url: AJAX_URL, body: 'product_id=5&action=get_default_gallery' });
});

test.each([
  ['false', false],
  ['', null],
  ['[]', []],
  ['{}', {}],
])('returns the response %j as a value', async (body, value) => {
  expect(await setUp({ body }).gallery()).toEqual({ ok: true, value });
});

test('sets no content type for a call with a file', async () => {
  const { client, requests } = setUp({ body: '{}' });
  await client.adminAjax('send', { logo: new File(['x'], 'a.png') }, { decode: asIs });
  expect(requests[0]?.headers.has('Content-Type')).toBe(false);
  expect(requests[0]?.init.body).toBeInstanceOf(FormData);
});

test('uses the page’s fetch function at the time of the request', async () => {
  const first = createScriptedFetch();
  const second = createScriptedFetch({ body: '[]' });
  let current = first.fetch;
  const environment = createTestEnvironment({ fetch: (input, init) => current(input, init) });
  const client = createClient(environment, { wcAjaxUrl: WC_AJAX_URL });
  current = second.fetch;
  await client.wcAjax('a', {}, { decode: asIs });
  expect([first.requests.length, second.requests.length]).toEqual([0, 1]);
});

test('reads a response-like object that has only json()', async () => {
  const response = { status: 200, json: async () => ({ a: 1 }) };
  const { ajax } = setUpWith({ fetch: () => Promise.resolve(Object.assign(Object.create(null), response)) });
  expect(await ajax()).toEqual({ ok: true, value: { a: 1 } });
});

test('reports a response as invalid_json when the decoder rejects it or throws', async () => {
  const { ajax } = setUp({ body: '{}' }, { body: '{}' });
  expect(await ajax({ decode: () => undefined })).toMatchObject({
    ok: false,
    error: { code: 'invalid_json', kind: 'parse' },
  });
  const cause = new Error('bad shape');
  const thrown = await ajax({
    decode: () => {
      throw cause;
    },
  });
  expect(thrown).toMatchObject({ ok: false, error: { kind: 'parse', cause } });
});

test('without an admin-ajax URL, fails with the kind config and does not guess /wp-admin/', async () => {
  const { ajax, requests } = setUpWith({ ajaxUrl: undefined });
  expect(await ajax()).toMatchObject({ error: { code: 'unknown_error', kind: 'config' } });
  expect(requests).toHaveLength(0);
});

test('reads the URLs from the globals of Elementor, Chaty and WooCommerce', async () => {
  const { ajax, gallery, requests } = setUpWith(
    { ajaxUrl: undefined, wcAjaxUrl: undefined },
    { body: '1' },
    { body: '1' },
    { body: '1' },
  );
  Object.assign(window, { elementorFrontendConfig: { urls: { ajaxurl: 'https://e.test/a.php' } } });
  await ajax();
  Object.assign(window, {
    chaty_settings: { ajax_url: 'https://c.test/a.php' },
    wc_add_to_cart_variation_params: { wc_ajax_url: '/ar/?wc-ajax=%%endpoint%%' },
  });
  await ajax();
  await gallery();
  expect(requests.map(({ url }) => url)).toEqual([
    'https://e.test/a.php',
    'https://c.test/a.php',
    '/ar/?wc-ajax=get_default_gallery',
  ]);
});

test('sends no cookies and no header that triggers a preflight to another origin', async () => {
  const { ajax, requests } = setUp({ body: '1' }, { body: '1' });
  await ajax({ url: 'https://elsewhere.test/a.php' });
  await ajax();
  expect(requests[0]?.init).toMatchObject({ credentials: 'omit' });
  expect(requests[0]?.headers.has('X-Requested-With')).toBe(false);
  expect(requests[1]?.init).toMatchObject({ credentials: 'include', mode: 'same-origin' });
});

test.each(['javascript:alert(1)', 'data:text/plain,x', 'http://'])('sends no request to the URL %s', async (url) => {
  const { ajax, requests } = setUp();
  expect(await ajax({ url })).toMatchObject({ error: { kind: 'config' } });
  expect(requests).toHaveLength(0);
});

test('no error contains a nonce or a query string', async () => {
  const { ajax } = setUp({ status: 500, body: '<html>' });
  const result = await ajax({ url: `${AJAX_URL}?token=secret` });
  expect(JSON.stringify(result)).not.toMatch(/secret|old/);
});

test('includes a failed response’s body in the error in debug mode only', async () => {
  const body = '<html>oops';
  expect(await setUpWith({ debug: true }, { body }).ajax()).toMatchObject({ error: { body } });
  expect(JSON.stringify(await setUp({ body }).ajax())).not.toContain('oops');
});

test('lets the owner replace the message of each error code', async () => {
  const { ajax } = setUpWith({ messages: { fetch_error: 'لا يوجد اتصال' } }, { fails: new TypeError('x') });
  expect(await ajax()).toMatchObject({ error: { code: 'fetch_error', message: 'لا يوجد اتصال' } });
});

test('lets the caller’s options override hadaya.settings.http', async () => {
  const http = {
    ajaxUrl: 'https://owner.test/a.php',
    messages: { unknown_error: 'Unbekannt', x: 1 },
    timeouts: { write: '50' },
    retry: { reads: 9 },
  };
  Object.assign(window, { hadaya: { settings: { http } } });
  const owner = setUpWith({ ajaxUrl: 'https://caller.test/a.php' }, { status: 400, body: '0' }, { hangs: true });
  Reflect.deleteProperty(window, 'hadaya');
  expect(await owner.ajax()).toMatchObject({ error: { message: 'Unbekannt' } });
  expect(owner.requests[0]?.url).toBe('https://caller.test/a.php');
  const late = owner.ajax();
  await owner.clock.advanceAsync(50);
  expect(await late).toMatchObject({ error: { kind: 'timeout' } });
});
