import { afterEach, expect, test, vi } from 'vitest';
import type { ApiOptions } from '../ApiOptions.ts';
import { json, ROOT, setUpRest } from './setUpRest.ts';

const urlOf = async (options: Parameters<typeof setUpRest>[0], request: ApiOptions) => {
  const { api, requests } = setUpRest(options, json([]));
  await api(request);
  return requests[0]?.url;
};

afterEach(() => {
  document.head.querySelector('link')?.remove();
  Reflect.deleteProperty(window, 'wpApiSettings');
});

test('a custom transport replaces fetch and receives the final options', async () => {
  const { api, requests } = setUpRest({});
  const handler = vi.fn(async () => 'handled');
  api.setFetchHandler(handler);
  expect(await api({ path: '/random' })).toBe('handled');
  expect(handler).toHaveBeenCalledWith(expect.objectContaining({ path: '/random?_locale=user' }));
  expect(requests).toHaveLength(0);
});

test('runs the last registered middleware first and passes it the caller’s own object', async () => {
  const { api } = setUpRest({}, json(1));
  const request = { path: '/x' };
  const seen: unknown[] = [];
  api.use((options, next) => {
    seen.push(['first', options === request]);
    return next(options);
  });
  api.use((options, next) => {
    seen.push(['last', options === request]);
    return next({ ...options });
  });
  await api(request);
  expect(seen).toEqual([
    ['last', true],
    ['first', false],
  ]);
});

test('does not run a removed middleware and removes it only once', async () => {
  const { api } = setUpRest({}, json(1));
  const step = vi.fn();
  const remove = api.use(step);
  expect([remove(), remove()]).toEqual([true, false]);
  await api({ path: '/x' });
  expect(step).not.toHaveBeenCalled();
});

test.each([
  ['PUT', 'PUT'],
  ['PATCH', 'PATCH'],
  ['DELETE', 'DELETE'],
  ['put', 'put'],
])('sends %s as POST with the override header', async (method, override) => {
  const { api, requests } = setUpRest({}, json(1));
  await api({ path: '/x', method });
  expect(requests[0]?.init.method).toBe('POST');
  expect(requests[0]?.headers.get('X-HTTP-Method-Override')).toBe(override);
});

test.each(['GET', undefined, 'POST'])('leaves the method %s unchanged', async (method) => {
  const { api, requests } = setUpRest({}, json(1));
  await api({ path: '/x', method });
  expect(requests[0]?.init.method).toBe(method ?? 'GET');
  expect(requests[0]?.headers.has('X-HTTP-Method-Override')).toBe(false);
});

test('sets a PUT request’s content type to JSON by default and keeps the caller’s headers', async () => {
  const { api, requests } = setUpRest({}, json(1), json(1), json(1));
  await api({ path: '/x', method: 'PUT' });
  await api({ path: '/x', method: 'PUT', headers: { 'X-Other': 'kept' } });
  await api({ path: '/x', method: 'PUT', headers: { 'content-type': 'text/plain' } });
  expect(requests.map(({ headers }) => headers.get('Content-Type'))).toEqual([
    'application/json',
    'application/json',
    'text/plain',
  ]);
  expect(requests[1]?.headers.get('X-Other')).toBe('kept');
});

test('ignores an override header set by the caller and keeps the body', async () => {
  const { api, requests } = setUpRest({}, json(1));
  await api({ path: '/x', method: 'PUT', body: 'b', headers: { 'x-http-method-override': 'DELETE' } });
  expect(requests[0]?.headers.get('X-HTTP-Method-Override')).toBe('PUT');
  expect(requests[0]?.body).toBe('b');
});

test('leaves a GET request with a content type unchanged', async () => {
  const { api, requests } = setUpRest({}, json(1));
  await api({ path: '/x', headers: { 'Content-Type': 'text/plain' } });
  expect(requests[0]?.headers.get('Content-Type')).toBe('text/plain');
});

test('puts the method in the query instead of a header for a root on another origin', async () => {
  const { api, requests } = setUpRest({ root: 'https://other.test/wp-json/' }, json(1));
  await api({ path: '/x', method: 'DELETE' });
  expect(requests[0]?.url).toBe('https://other.test/wp-json/x?_locale=user&_method=DELETE');
  expect(requests[0]?.headers.has('X-HTTP-Method-Override')).toBe(false);
});

test('builds the path from namespace and endpoint', async () => {
  const { api } = setUpRest({});
  const handler = vi.fn(async (_: ApiOptions) => null);
  api.setFetchHandler(handler);
  await api({ namespace: '/wp/v2', endpoint: '/posts' });
  const options = handler.mock.calls[0]?.[0];
  expect(options?.path).toBe('wp/v2/posts?_locale=user');
  expect(Object.keys(options ?? {})).not.toEqual(expect.arrayContaining(['namespace']));
});

test('joins a path to the root', async () => {
  expect(await urlOf({ root: 'http://wp.org/wp-admin/rest/', locale: false }, { path: '/wp/v2/posts' })).toBe(
    'http://wp.org/wp-admin/rest/wp/v2/posts',
  );
});

test('joins a path and its query to a root that has its own query', async () => {
  expect(await urlOf({ root: `${location.origin}/index.php?rest_route=/` }, { path: '/wp/v2/posts?a=1' })).toBe(
    `${location.origin}/index.php?rest_route=/wp/v2/posts&a=1&_locale=user`,
  );
});

test.each([
  [`${location.origin}/wp-json/?lang=ar`, '/wp/v2/posts?a=1', `${location.origin}/wp-json/wp/v2/posts?lang=ar&a=1`],
  [`${location.origin}/wp-json`, '/wp/v2/posts', `${location.origin}/wp-json/wp/v2/posts`],
  [`${location.origin}/?rest_route=/&lang=ar`, 'x', `${location.origin}/?rest_route=/x&lang=ar`],
  [
    `${location.origin}/sub/index.php?lang=ar&rest_route=%2F`,
    'x',
    `${location.origin}/sub/index.php?lang=ar&rest_route=/x`,
  ],
])('joins a path to the root %s and keeps the root’s language', async (root, path, expected) => {
  expect(await urlOf({ root, locale: false }, { path })).toBe(expected);
  expect(await urlOf({ root }, { path })).toBe(`${expected}${expected.includes('?') ? '&' : '?'}_locale=user`);
});

test('keeps a root’s language when it joins namespace and endpoint, unless the caller sets a language', async () => {
  const root = `${location.origin}/wp-json/?lang=ar`;
  const posts = { namespace: 'wp/v2', endpoint: 'posts' };
  expect(await urlOf({ root, locale: false }, posts)).toBe(`${location.origin}/wp-json/wp/v2/posts?lang=ar`);
  expect(await urlOf({ root, locale: false }, { path: '/x?lang=en' })).toBe(`${location.origin}/wp-json/x?lang=en`);
});

test.each([
  ['/x', '/x?_locale=user'],
  ['/x?foo=bar', '/x?foo=bar&_locale=user'],
  ['/x?_locale=foo', '/x?_locale=foo'],
  ['/x?foo=bar&_locale=foo', '/x?foo=bar&_locale=foo'],
])('adds the locale to %s only if the URL has none', async (given, expected) => {
  expect(await urlOf({}, { path: given })).toBe(`${ROOT}${expected.slice(1)}`);
  expect(await urlOf({}, { url: `${location.origin}${given}` })).toBe(`${location.origin}${expected}`);
});

test('takes the root from the setting, else from the link in the head, else from the default path', async () => {
  expect(await urlOf({ root: undefined, locale: false }, { path: '/x' })).toBe(`${location.origin}/wp-json/x`);
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="https://api.w.org/" href="https://shop.test/sub/wp-json/">',
  );
  expect(await urlOf({ root: undefined, locale: false }, { path: '/x' })).toBe('https://shop.test/sub/wp-json/x');
  Object.assign(window, { wpApiSettings: { root: 'https://printed.test/wp-json/' } });
  expect(await urlOf({ root: undefined, locale: false }, { path: '/x' })).toBe('https://printed.test/wp-json/x');
});

test.each([
  ['/woo-variation-swatches/v1/x', '/woo-variation-swatches/v1/x?lang=ar'],
  ['/wp/v2/posts', '/wp/v2/posts'],
  ['/woo-variation-swatches/v1/x?lang=en', '/woo-variation-swatches/v1/x?lang=en'],
])('adds extra arguments only to the swatches plugin’s requests (%s)', async (given, expected) => {
  const extraQuery = { match: 'woo-variation-swatches', args: { lang: 'ar' } };
  expect(await urlOf({ extraQuery, locale: false }, { path: given })).toBe(`${ROOT}${expected.slice(1)}`);
});
