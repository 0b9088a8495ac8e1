import { createScriptedFetch, createTestEnvironment, type ScriptedAnswer } from '@hadaya/testing';
import { expect, test } from 'vitest';
import { getText } from '../getText.ts';

function setUp(...answers: readonly ScriptedAnswer[]) {
  const { fetch, requests } = createScriptedFetch(...answers);
  return { environment: createTestEnvironment({ fetch }), requests };
}

const TRACE_URL = 'https://trace.test/cdn-cgi/trace';

test('reports a blocked request as fetch_error and sends neither cookies nor a nonce', async () => {
  const { environment, requests } = setUp({ fails: new TypeError('blocked') }, { fails: new TypeError('blocked') });
  const result = getText(environment, TRACE_URL);
  await environment.clock.advanceAsync(2000);
  expect(await result).toMatchObject({ ok: false, error: { code: 'fetch_error', kind: 'network' } });
  expect(requests[0]?.init).toMatchObject({ credentials: 'omit', cache: 'no-store' });
  expect([...(requests[0]?.headers.keys() ?? [])]).toEqual([]);
});

test('returns the text unchanged', async () => {
  const { environment } = setUp({ body: 'fl=1\nloc=OM\n' });
  expect(await getText(environment, TRACE_URL)).toEqual({ ok: true, value: 'fl=1\nloc=OM\n' });
});

test('reports an error status as unknown_error, kind http', async () => {
  const { environment } = setUp({ status: 404, body: 'x' });
  expect(await getText(environment, '/v.txt')).toMatchObject({
    error: { code: 'unknown_error', kind: 'http', status: 404 },
  });
});

test('does not fetch a URL that is not http', async () => {
  const { environment, requests } = setUp();
  expect(await getText(environment, 'file:///etc/passwd')).toMatchObject({ error: { kind: 'config' } });
  expect(requests).toHaveLength(0);
});
