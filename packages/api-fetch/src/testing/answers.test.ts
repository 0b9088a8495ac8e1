import { createScriptedFetch } from '@hadaya/testing';
import { expect, test } from 'vitest';
import { json, ROOT, setUpRest } from './setUpRest.ts';

test('resolves with the value of a JSON response', async () => {
  expect(await setUpRest({}, json({ a: 1 })).api({ path: '/random' })).toEqual({ a: 1 });
});

test('a POST with a text body sends the default options but no content type', async () => {
  const { api, requests } = setUpRest({}, json({}));
  await api({ method: 'POST', path: '/wp/v2/media', body: 'my-body' });
  expect(requests[0]?.url).toBe(`${ROOT}wp/v2/media?_locale=user`);
  expect(requests[0]?.init).toMatchObject({ credentials: 'include', body: 'my-body', method: 'POST' });
  expect(requests[0]?.headers.get('Accept')).toBe('application/json, */*;q=0.1');
  expect(requests[0]?.headers.has('Content-Type')).toBe(false);
});

test('sends data as JSON and replaces the caller’s content type', async () => {
  const { api, requests } = setUpRest({}, json({}));
  await api({ path: '/x', method: 'POST', headers: { 'Content-Type': 'text/plain' }, data: {} });
  expect(requests[0]?.body).toBe('{}');
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
});

test('keeps the caller’s credentials', async () => {
  const { api, requests } = setUpRest({}, json({}));
  await api({ path: '/x', credentials: 'omit' });
  expect(requests[0]?.init.credentials).toBe('omit');
});

test('rejects with the server’s error', async () => {
  const { api } = setUpRest(
    {},
    json({ code: 'bad_request', message: 'Bad Request', data: { status: 400 } }, { status: 400 }),
  );
  await expect(api({ path: '/x' })).rejects.toMatchObject({
    code: 'bad_request',
    message: 'Bad Request',
    data: { status: 400 },
    detail: { kind: 'http', status: 400, url: `${ROOT}x`, attempt: 1 },
  });
});

test('reports a non-JSON response as invalid_json', async () => {
  await expect(setUpRest({}, { body: 'not json' }).api({ path: '/x' })).rejects.toMatchObject({
    code: 'invalid_json',
    message: 'The response is not a valid JSON response.',
  });
});

test('reports a failed fetch as fetch_error', async () => {
  const { api } = setUpRest({}, { fails: new TypeError('Failed to fetch') });
  await expect(api({ path: '/x', method: 'POST' })).rejects.toMatchObject({
    code: 'fetch_error',
    message: 'You are probably offline.',
    detail: { kind: 'network' },
  });
});

test('reports an offline request as fetch_error and does not repeat it', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  const { api, requests } = setUpRest({}, { fails: new TypeError('Failed to fetch') });
  await expect(api({ path: '/x' })).rejects.toMatchObject({
    code: 'fetch_error',
    message: 'You are probably offline.',
  });
  Reflect.deleteProperty(navigator, 'onLine');
  expect(requests).toHaveLength(1);
});

test('rejects with the AbortError itself when the caller aborts', async () => {
  const owner = new AbortController();
  const { api } = setUpRest({}, { hangs: true });
  const result = api({ path: '/x', signal: owner.signal });
  owner.abort();
  await expect(result).rejects.toBe(owner.signal.reason);
  expect(owner.signal.reason).toMatchObject({ name: 'AbortError' });
});

test('resolves with null for status 204 and for status 200 with an empty body', async () => {
  const { api } = setUpRest({}, { status: 204 }, { body: '' });
  expect([await api({ path: '/x' }), await api({ path: '/x' })]).toEqual([null, null]);
});

test('reports status 500 with an empty body as invalid_json', async () => {
  await expect(setUpRest({}, { status: 500 }).api({ path: '/x' })).rejects.toMatchObject({ code: 'invalid_json' });
});

test.each([
  [500, 'null'],
  [400, '0'],
  [403, 'false'],
  [400, '""'],
  [403, '-1'],
])('reports status %i with the body %s as unknown_error', async (status, body) => {
  await expect(setUpRest({}, { status, body }).api({ path: '/x' })).rejects.toMatchObject({
    code: 'unknown_error',
    message: 'An unknown error occurred.',
  });
});

test('attaches an error object without a code to the rejection as data', async () => {
  await expect(setUpRest({}, json({ success: false }, { status: 400 })).api({ path: '/x' })).rejects.toMatchObject({
    code: 'unknown_error',
    data: { success: false },
  });
});

test('with parse: false, resolves and rejects with the Response', async () => {
  const fine = new Response('{}');
  const bad = new Response('{}', { status: 400 });
  const answers = [fine, bad];
  const { api } = setUpRest({ fetch: async () => answers.shift() ?? new Response() });
  expect(await api({ path: '/x', parse: false })).toBe(fine);
  await expect(api({ path: '/x', parse: false })).rejects.toBe(bad);
});

test('identical simultaneous GET requests are sent as one, but POST requests are not', async () => {
  const { api, requests } = setUpRest({}, json([1]), json([2]), json([3]));
  expect(await Promise.all([api({ path: '/x' }), api({ path: '/x' })])).toEqual([[1], [1]]);
  expect(requests).toHaveLength(1);
  await Promise.all([api({ path: '/x', method: 'POST' }), api({ path: '/x', method: 'POST' })]);
  expect(requests).toHaveLength(3);
});

test('the rejection keeps HTML in the server’s message', async () => {
  const message = '<p>There has been a critical error on this website.</p>';
  const answer = json({ code: 'internal_server_error', message, data: { status: 500 } }, { status: 500 });
  await expect(setUpRest({}, answer).api({ path: '/x' })).rejects.toMatchObject({ message, detail: { status: 500 } });
});

test('accepts a frozen request object and leaves it unchanged', async () => {
  const { api, requests } = setUpRest({}, json({}));
  const headers = Object.freeze({ 'x-wp-nonce': 'old' });
  const request = Object.freeze({
    namespace: 'wp/v2',
    endpoint: 'posts',
    method: 'PUT',
    headers,
    data: Object.freeze({ a: 1 }),
  });
  await api(request);
  expect(request).toEqual({
    namespace: 'wp/v2',
    endpoint: 'posts',
    method: 'PUT',
    headers: { 'x-wp-nonce': 'old' },
    data: { a: 1 },
  });
  expect(requests[0]?.url).toBe(`${ROOT}wp/v2/posts?_locale=user`);
});

test('reports a JSON response of six megabytes as invalid_json', async () => {
  const { api } = setUpRest({}, { body: `"${'x'.repeat(6 * 1024 * 1024)}"` });
  await expect(api({ path: '/x' })).rejects.toMatchObject({ code: 'invalid_json' });
});

test('uses the environment’s fetch function at the time of the call', async () => {
  const later = createScriptedFetch(json([1]));
  const { api, environment } = setUpRest({});
  Object.assign(environment, { fetch: later.fetch });
  expect(await api({ path: '/x' })).toEqual([1]);
});

test('rejects a URL that is not http', async () => {
  await expect(setUpRest({}).api({ url: 'javascript:alert(1)' })).rejects.toMatchObject({
    code: 'unknown_error',
    detail: { kind: 'config' },
  });
});
