import { afterEach, expect, test } from 'vitest';
import { json, NONCE, setUpRest } from './setUpRest.ts';

const invalid = json(
  { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } },
  { status: 403 },
);
const fresh = { body: 'new1234567' };
const anonymous = { status: 400, body: '0' };

afterEach(() => Reflect.deleteProperty(window, 'wp'));

test('refreshes a rejected nonce and repeats the request', async () => {
  const { api, requests } = setUpRest({}, invalid, fresh, json([1]));
  expect(await api({ path: '/x' })).toEqual([1]);
  expect(requests).toHaveLength(3);
  expect(requests[0]?.headers.get('X-WP-Nonce')).toBe(NONCE);
  expect(requests[1]?.url).toContain('action=rest-nonce');
  expect(requests[2]?.headers.get('X-WP-Nonce')).toBe('new1234567');
});

test('an anonymous visitor gets public data without a nonce', async () => {
  const { api, requests } = setUpRest({}, invalid, anonymous, json([1]));
  expect(await api({ path: '/x' })).toEqual([1]);
  expect(requests[2]?.headers.has('X-WP-Nonce')).toBe(false);
});

test('rejects with the error of the repeated request', async () => {
  const refused = json({ code: 'rest_forbidden', message: 'Sorry', data: { status: 401 } }, { status: 401 });
  await expect(setUpRest({}, invalid, anonymous, refused).api({ path: '/x' })).rejects.toMatchObject({
    code: 'rest_forbidden',
    data: { status: 401 },
  });
});

test('gives up after exactly three requests when a second nonce is rejected', async () => {
  const { api, requests } = setUpRest({}, invalid, fresh, invalid);
  await expect(api({ path: '/x' })).rejects.toMatchObject({ code: 'rest_cookie_invalid_nonce' });
  expect(requests).toHaveLength(3);
});

test.each([
  ['a fatal error', { status: 500, body: '<html>' }],
  ['a network error', { fails: new TypeError('x') }],
  ['a page', { body: '<html>' }],
  ['0', { body: '0' }],
  ['-1', { body: '-1' }],
])('a refresh that ends in %s keeps the original error', async (_, answer) => {
  const { api, requests } = setUpRest({}, invalid, answer);
  await expect(api({ path: '/x' })).rejects.toMatchObject({
    code: 'rest_cookie_invalid_nonce',
    message: 'Cookie check failed',
  });
  expect(requests).toHaveLength(2);
});

test('rejects with the original error if the nonce endpoint does not respond within 8 s', async () => {
  const { api, environment } = setUpRest({}, invalid, { hangs: true });
  const result = api({ path: '/x' }).catch((error: unknown) => error);
  await environment.clock.advanceAsync(8000);
  expect(await result).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
});

test('five simultaneous nonce failures share one refresh', async () => {
  const { api, requests } = setUpRest(
    {},
    invalid,
    invalid,
    invalid,
    invalid,
    invalid,
    fresh,
    json(1),
    json(1),
    json(1),
    json(1),
    json(1),
  );
  await Promise.all([1, 2, 3, 4, 5].map((id) => api({ path: `/x/${id}` })));
  expect(requests.filter(({ url }) => url.includes('rest-nonce'))).toHaveLength(1);
  expect(requests).toHaveLength(11);
});

test('sends no nonce in later requests after a refresh shows that the visitor is logged out', async () => {
  const { api, requests } = setUpRest({}, invalid, anonymous, json([1]), json([2]));
  await api({ path: '/x' });
  expect(await api({ path: '/y' })).toEqual([2]);
  expect(requests[3]?.headers.has('X-WP-Nonce')).toBe(false);
  expect(requests).toHaveLength(4);
});

test('adopts the fresh nonce from a successful response', async () => {
  const { api, requests } = setUpRest({}, json([1], { headers: { 'X-WP-Nonce': 'zzz7654321' } }), json([2]));
  await api({ path: '/x' });
  await api({ path: '/y' });
  expect(requests[1]?.headers.get('X-WP-Nonce')).toBe('zzz7654321');
});

test('adds the nonce to a request that has none', async () => {
  const { api, requests } = setUpRest({}, json(1));
  await api({ path: '/x', headers: { 'X-Other': 'kept' } });
  expect(requests[0]?.headers.get('X-WP-Nonce')).toBe(NONCE);
  expect(requests[0]?.headers.get('X-Other')).toBe('kept');
});

test('replaces the caller’s outdated nonce, whatever the letter case of the header’s name', async () => {
  const { api, requests } = setUpRest({}, json(1));
  await api({ path: '/x', headers: { 'x-wp-nonce': 'outdated00' } });
  const sent = Object.keys(requests[0]?.init.headers ?? {}).filter((name) => name.toLowerCase() === 'x-wp-nonce');
  expect(sent).toEqual(['X-WP-Nonce']);
  expect(requests[0]?.headers.get('X-WP-Nonce')).toBe(NONCE);
});

test('sends no nonce header when there is no nonce', async () => {
  const { api, requests } = setUpRest({ nonce: undefined }, json(1));
  await api({ path: '/x' });
  expect(requests[0]?.headers.has('X-WP-Nonce')).toBe(false);
});

test('sends nonce and cookies only to the same origin', async () => {
  const { api, requests } = setUpRest({}, json(1));
  await api({ url: 'https://elsewhere.test/wp-json/x' });
  expect(requests[0]?.headers.has('X-WP-Nonce')).toBe(false);
  expect(requests[0]?.init.credentials).toBe('omit');
});

test('uses same-origin mode for a request with a nonce', async () => {
  const { api, requests } = setUpRest({}, json(1));
  await api({ path: '/x' });
  expect(requests[0]?.init.mode).toBe('same-origin');
});

test('uses wp.apiFetch’s nonce and updates it after a refresh', async () => {
  const nonceMiddleware = { nonce: 'host123456' };
  Object.assign(window, {
    wp: { apiFetch: Object.assign(() => {}, { nonceMiddleware, nonceEndpoint: '/ajax?action=rest-nonce' }) },
  });
  const { api, requests } = setUpRest({ nonce: undefined, nonceEndpoint: undefined }, invalid, fresh, json(1));
  await api({ path: '/x' });
  expect(requests[0]?.headers.get('X-WP-Nonce')).toBe('host123456');
  expect(requests[1]?.url).toBe('/ajax?action=rest-nonce');
  expect(nonceMiddleware.nonce).toBe('new1234567');
});

test('does not repeat a request with a stream body', async () => {
  const { api, requests } = setUpRest({}, invalid);
  const body = new ReadableStream();
  await expect(api({ path: '/x', method: 'POST', body })).rejects.toMatchObject({ code: 'rest_cookie_invalid_nonce' });
  expect(requests).toHaveLength(1);
});

test('no rejection contains a nonce', async () => {
  const { api } = setUpRest({ debug: true }, invalid, { body: '<html>' });
  const error = await api({ path: '/x' }).catch((rejection: unknown) => rejection);
  expect(JSON.stringify(error)).not.toContain(NONCE);
});
