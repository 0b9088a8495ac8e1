import type { ScriptedAnswer } from '@hadaya/testing';
import { expect, test } from 'vitest';
import { asIs, setUp, setUpWith } from './setUpClient.ts';

test('an idempotent request times out after 10 s without a response and is not retried', async () => {
  const { gallery, clock, requests } = setUp({ hangs: true });
  const result = gallery({ idempotent: true });
  await clock.advanceAsync(9999);
  expect(clock.pending()).toBe(1);
  await clock.advanceAsync(1);
  expect(await result).toMatchObject({
    error: { code: 'fetch_error', kind: 'timeout', message: 'You are probably offline.' },
  });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.init.signal?.aborted).toBe(true);
  expect(clock.pending()).toBe(0);
});

test('an idempotent request whose response body stalls times out after 10 s', async () => {
  const { gallery, clock } = setUp({ stalls: true });
  const result = gallery({ idempotent: true });
  await clock.advanceAsync(10_000);
  expect(await result).toMatchObject({ error: { kind: 'timeout' } });
});

test('times out an upload after 60 s and any other non-idempotent request after 20 s', async () => {
  const { client, ajax, clock } = setUp({ hangs: true }, { hangs: true });
  const outcomes: string[] = [];
  const note = (name: string) => () => outcomes.push(`${name} ${clock.now() - start}`);
  const start = clock.now();
  void client.adminAjax('send', { logo: new File(['x'], 'a.png') }, { decode: asIs }).then(note('upload'));
  void ajax().then(note('write'));
  await clock.advanceAsync(60_000);
  expect(outcomes).toEqual(['write 20000', 'upload 60000']);
});

test('retries an idempotent request after the time in a 503’s Retry-After header', async () => {
  const { gallery, clock, requests } = setUp({ status: 503, headers: { 'Retry-After': '2' } }, { body: '[1]' });
  const result = gallery({ idempotent: true });
  await clock.advanceAsync(1999);
  expect(requests).toHaveLength(1);
  await clock.advanceAsync(1);
  expect(await result).toEqual({ ok: true, value: [1] });
});

test('does not retry an idempotent request when Retry-After is ten minutes', async () => {
  const { gallery, requests } = setUp({ status: 503, body: 'Briefly unavailable', headers: { 'Retry-After': '600' } });
  expect(await gallery({ idempotent: true })).toMatchObject({
    error: { kind: 'busy', retryAfter: 600, code: 'invalid_json' },
  });
  expect(requests).toHaveLength(1);
});

test.each([
  ['an HTTP date 3 s ahead', (now: number) => new Date(now + 3000).toUTCString(), 3000],
  ['a date in the past', (now: number) => new Date(now - 3000).toUTCString(), 1250],
  ['invalid text', () => 'soon', 1250],
  ['a negative number', () => '-5', 1250],
])('retries after a 429 whose Retry-After is %s', async (_, header, waitMs) => {
  const { gallery, clock, requests, answer } = setUp();
  answer({ status: 429, headers: { 'Retry-After': header(clock.now()) } }, { body: '[]' });
  const result = gallery({ idempotent: true });
  await clock.advanceAsync(waitMs - 1);
  expect(requests).toHaveLength(1);
  await clock.advanceAsync(1);
  expect(await result).toEqual({ ok: true, value: [] });
});

test.each<[string, ScriptedAnswer]>([
  ['500', { status: 500 }],
  ['502', { status: 502 }],
  ['503', { status: 503 }],
  ['504', { status: 504 }],
  ['429', { status: 429 }],
  ['network failure', { fails: new TypeError('x') }],
])('sends a non-idempotent request only once, whatever the result (%s)', async (_, answer) => {
  const { ajax, requests, clock } = setUp(answer);
  const result = ajax();
  await clock.advanceAsync(20_000);
  expect(await result).toMatchObject({ ok: false });
  expect(requests).toHaveLength(1);
});

test('retries an idempotent request once after a network failure, but not while offline', async () => {
  const online = setUp({ fails: new TypeError('x') }, { body: '[]' });
  const result = online.gallery({ idempotent: true });
  await online.clock.advanceAsync(1250);
  expect(await result).toEqual({ ok: true, value: [] });

  const offline = setUp({ fails: new TypeError('x') });
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  expect(await offline.gallery({ idempotent: true })).toMatchObject({
    error: { code: 'fetch_error', kind: 'network' },
  });
  Reflect.deleteProperty(navigator, 'onLine');
  expect(offline.requests).toHaveLength(1);
});

test.each([
  [500, 1],
  [502, 2],
  [503, 2],
  [504, 2],
])('an idempotent request that gets status %i fails after %i attempts', async (status, attempts) => {
  const { gallery, clock, requests } = setUp({ status }, { status });
  const result = gallery({ idempotent: true });
  await clock.advanceAsync(15_000);
  expect(await result).toMatchObject({ ok: false, error: { status } });
  expect(requests).toHaveLength(attempts);
});

test('ends all attempts of an idempotent request within 15 s', async () => {
  const { gallery, clock } = setUp({ status: 502 }, { hangs: true });
  const start = clock.now();
  let endedAt = 0;
  void gallery({ idempotent: true, timeoutMs: 60_000 }).then(() => {
    endedAt = clock.now() - start;
  });
  await clock.advanceAsync(20_000);
  expect(endedAt).toBe(15_000);
});

test('sends one request for two identical simultaneous idempotent calls', async () => {
  const { gallery, requests } = setUp({ body: '[7]' });
  const both = await Promise.all([gallery({ idempotent: true }), gallery({ idempotent: true })]);
  expect(both).toEqual([
    { ok: true, value: [7] },
    { ok: true, value: [7] },
  ]);
  expect(requests).toHaveLength(1);
});

test('a caller’s abort does not affect another caller of the same request', async () => {
  const { gallery } = setUp({ body: '[7]' });
  const owner = new AbortController();
  const leaving = gallery({ idempotent: true, signal: owner.signal });
  const staying = gallery({ idempotent: true });
  owner.abort();
  expect(await leaving).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  expect(await staying).toEqual({ ok: true, value: [7] });
});

test('cancels the request when the last caller aborts, and sends a new one for a later call', async () => {
  const { gallery, requests, answer, clock } = setUp({ hangs: true });
  const owner = new AbortController();
  const leaving = gallery({ idempotent: true, signal: owner.signal });
  await clock.advanceAsync(0);
  owner.abort();
  await leaving;
  expect(requests[0]?.init.signal?.aborted).toBe(true);
  answer({ body: '[8]' });
  expect(await gallery({ idempotent: true })).toEqual({ ok: true, value: [8] });
  expect(clock.pending()).toBe(0);
});

test('a newer call aborts an older call with the same key', async () => {
  const { gallery } = setUp({ body: '["old"]' }, { body: '["new"]' });
  const older = gallery({ key: 'gallery' });
  const newer = gallery({ key: 'gallery' });
  expect(await older).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  expect(await newer).toEqual({ ok: true, value: ['new'] });
});

test('discards the response of a fetch function that ignores the abort', async () => {
  const owner = new AbortController();
  const { gallery } = setUpWith({
    fetch: async () => {
      owner.abort();
      return new Response('[1]');
    },
  });
  expect(await gallery({ signal: owner.signal })).toMatchObject({ ok: false, error: { kind: 'aborted' } });
});

test('does not send a call with an aborted signal', async () => {
  const { gallery, requests } = setUp();
  expect(await gallery({ signal: AbortSignal.abort() })).toMatchObject({ error: { kind: 'aborted' } });
  expect(requests).toHaveLength(0);
});
