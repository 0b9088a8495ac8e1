import { expect, test } from 'vitest';
import { setUp, setUpWith } from './setUpClient.ts';

test('reports a fatal server error as invalid_json, kind html, with its status', async () => {
  const result = await setUp({ status: 500, body: '<html>critical</html>' }).gallery();
  expect(result).toMatchObject({ ok: false, error: { code: 'invalid_json', kind: 'html', status: 500 } });
});

test('reports an HTML page in place of a response as invalid_json, kind html', async () => {
  const result = await setUp({ body: '<!doctype html><html>' }).gallery();
  expect(result).toMatchObject({
    ok: false,
    error: { code: 'invalid_json', kind: 'html', message: 'The response is not a valid JSON response.' },
  });
});

test.each([
  [400, '0', 'no_action'],
  [200, '0', 'empty'],
  [403, '-1', 'nonce'],
  [200, '-1', 'nonce'],
])(
  'reports status %i with the body %s as unknown_error, kind %s, and sends no second request',
  async (status, body, kind) => {
    const { ajax, requests } = setUp({ status, body });
    expect(await ajax()).toMatchObject({
      ok: false,
      error: { code: 'unknown_error', kind, status, message: 'An unknown error occurred.' },
    });
    expect(requests).toHaveLength(1);
  },
);

test.each([403, 200])('retries exactly once with a fresh nonce after status %i with the body "-1"', async (status) => {
  const { ajax, requests } = setUp({ status, body: '-1' }, { body: '1' });
  expect(await ajax({ refreshNonce: async () => 'new' })).toEqual({ ok: true, value: 1 });
  expect(requests.map(({ body }) => body)).toEqual(['nonce=old&a=1&action=x', 'nonce=new&a=1&action=x']);
});

test('fails when the server also rejects the fresh nonce', async () => {
  const { ajax, requests } = setUp({ body: '-1' }, { body: '-1' });
  expect(await ajax({ refreshNonce: async () => 'new' })).toMatchObject({ error: { kind: 'nonce' } });
  expect(requests).toHaveLength(2);
});

test('reports the nonce error when refreshing the nonce fails', async () => {
  const { ajax, requests } = setUp({ body: '-1' });
  expect(await ajax({ refreshNonce: () => Promise.reject(new Error('x')) })).toMatchObject({
    error: { kind: 'nonce' },
  });
  expect(requests).toHaveLength(1);
});

test('returns a response of 1 to a tracking call as a value', async () => {
  expect(await setUp({ body: '1' }).ajax()).toEqual({ ok: true, value: 1 });
});

test('reads JSON sent as text/html', async () => {
  const answer = { body: '{"status":1}', headers: { 'Content-Type': 'text/html; charset=UTF-8' } };
  expect(await setUp(answer).ajax()).toEqual({ ok: true, value: { status: 1 } });
});

test('returns a response with the server’s field errors as a value', async () => {
  const value = {
    status: 0,
    error: 1,
    errors: [{ field: 'chaty-field-name', message: 'This field is required.' }],
    message: '',
  };
  expect(await setUp({ body: JSON.stringify(value) }).ajax()).toEqual({ ok: true, value });
});

test('reports each notice before a response once, and only in debug mode', async () => {
  const noisy = { body: 'Notice: x\n{"a":1}' };
  const loud = setUpWith({ debug: true }, noisy, noisy);
  await loud.ajax();
  await loud.ajax();
  expect(loud.environment.logger.warnings).toHaveLength(1);
  const quiet = setUp(noisy);
  await quiet.ajax();
  expect(quiet.environment.logger.warnings).toHaveLength(0);
});
