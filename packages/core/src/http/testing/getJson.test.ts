import { createTestEnvironment } from '@hadaya/testing';
import { startMockServer } from '@hadaya/testing/unit';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { findRestUrl } from '../addresses.ts';
import { getJson } from '../getText.ts';

const PRODUCTS = `${location.origin}/wp-json/wc/store/v1/products`;
const server = startMockServer();
const environment = createTestEnvironment({ fetch: (input, init) => fetch(input, init) });
const names = (raw: unknown) =>
  Array.isArray(raw) ? raw.map((product: { readonly name: string }) => product.name) : undefined;
const askProducts = (query: Readonly<Record<string, string>> = {}) =>
  getJson(environment, findRestUrl(window, 'wc/store/v1/products', query), { decode: names, retry: { reads: 0 } });

afterEach(() => {
  document.head.replaceChildren();
});

test('requests the public store route without a nonce and returns a typed value', async () => {
  server.use(
    http.get(PRODUCTS, ({ request }) => {
      expect(request.headers.get('X-WP-Nonce')).toBeNull();
      expect(request.headers.get('Accept')).toBe('application/json');
      return HttpResponse.json([{ name: `found ${new URL(request.url).searchParams.get('search')}` }]);
    }),
  );
  expect(await askProducts({ search: 'mug & pen' })).toEqual({ ok: true, value: ['found mug & pen'] });
});

test.each([
  [() => HttpResponse.json({ code: 'rest_no_route', message: 'No route' }, { status: 404 }), { code: 'rest_no_route' }],
  [() => HttpResponse.json({ other: 1 }), { code: 'invalid_json', kind: 'parse' }],
  [() => HttpResponse.html('<p>Maintenance</p>', { status: 503 }), { code: 'invalid_json', kind: 'busy' }],
  [() => HttpResponse.error(), { code: 'fetch_error', kind: 'network' }],
])('returns an error for a rejection or an unusable response (%#)', async (answer, error) => {
  server.use(http.get(PRODUCTS, answer));
  expect(await askProducts()).toMatchObject({ ok: false, error });
});

test.each([
  ['https://shop.test/sub/wp-json/', 'https://shop.test/sub/wp-json/wc/store/v1/products?a=1'],
  ['https://shop.test/index.php?rest_route=/', 'https://shop.test/index.php?rest_route=/wc/store/v1/products&a=1'],
])('a route at the root %s resolves to %s', (root, expected) => {
  document.head.insertAdjacentHTML('beforeend', `<link rel="https://api.w.org/" href="${root}">`);
  expect(findRestUrl(window, '/wc/store/v1/products', { a: '1' })).toBe(expected);
});
