import { createScriptedFetch, createTestEnvironment, type ScriptedAnswer } from '@hadaya/testing';
import { afterEach, expect, test } from 'vitest';
import { createApiFetch } from '../createApiFetch.ts';
import { type RestOptions, readRestSettings } from '../readRestSettings.ts';
import { json, NONCE, ROOT } from './setUpRest.ts';

function set(http: object): void {
  Reflect.set(window, 'hadaya', { settings: { http } });
}

function setUp(own?: RestOptions, ...answers: readonly ScriptedAnswer[]) {
  const { fetch, requests } = createScriptedFetch(...answers);
  return { api: createApiFetch(createTestEnvironment({ fetch }), own), requests };
}

afterEach(() => {
  for (const name of ['hadaya', 'wpApiSettings']) Reflect.deleteProperty(window, name);
});

test('hadaya.settings.http overrides the page’s root, nonce and locale', async () => {
  Reflect.set(window, 'wpApiSettings', { root: 'https://other.test/wp-json/', nonce: 'other12345' });
  set({ root: ROOT, nonce: NONCE, locale: false });
  const { api, requests } = setUp(undefined, json([]));
  await api({ path: '/wp/v2/posts' });
  expect(requests[0]?.url).toBe(`${ROOT}wp/v2/posts`);
  expect(requests[0]?.headers.get('X-WP-Nonce')).toBe(NONCE);
});

test('the caller’s options override hadaya.settings.http', async () => {
  set({ root: 'https://other.test/wp-json/', nonce: 'other12345' });
  const { api, requests } = setUp({ root: ROOT, nonce: NONCE }, json([]));
  await api({ path: '/x' });
  expect(requests[0]?.url).toBe(`${ROOT}x?_locale=user`);
  expect(requests[0]?.headers.get('X-WP-Nonce')).toBe(NONCE);
});

test('uses the configured nonce endpoint and the configured message for an error code', async () => {
  const nonceEndpoint = `${location.origin}/fresh/`;
  set({ root: ROOT, nonce: NONCE, nonceEndpoint, messages: { invalid_json: 'Own text' } });
  const invalid = json({ code: 'rest_cookie_invalid_nonce', message: '' }, { status: 403 });
  const { api, requests } = setUp(undefined, invalid, { body: 'new1234567' }, { body: 'not json' });
  await expect(api({ path: '/x' })).rejects.toMatchObject({ code: 'invalid_json', message: 'Own text' });
  expect(requests.map(({ url }) => url)).toContain(nonceEndpoint);
});

test('adds extraQuery only to matching requests', async () => {
  set({ root: ROOT, extraQuery: { match: 'woo-variation-swatches', args: { lang: 'ar', page: 2, bad: {} } } });
  const { api, requests } = setUp(undefined, json([]), json([]));
  await api({ path: '/woo-variation-swatches/v1/x' });
  await api({ path: '/wp/v2/posts' });
  const [first, second] = requests.map(({ url }) => new URL(url).searchParams);
  expect([first?.get('lang'), first?.get('page'), first?.has('bad')]).toEqual(['ar', '2', false]);
  expect(second?.has('lang')).toBe(false);
});

test('keeps the defaults for invalid settings', () => {
  set({ root: '', nonceEndpoint: ' ', locale: 'fr', extraQuery: ['x'], timeouts: { read: 'soon' } });
  expect(readRestSettings(window)).toMatchObject({ locale: 'user', extraQuery: null, timeouts: { read: 10_000 } });
  expect(readRestSettings(window).root).toBeUndefined();
  expect(readRestSettings(window).nonceEndpoint).toBeUndefined();
});
