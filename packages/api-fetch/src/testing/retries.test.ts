import { expect, test } from 'vitest';
import { json, setUpRest } from './setUpRest.ts';

test('reports a maintenance response as busy and keeps the server’s code', async () => {
  const answer = json(
    {
      code: 'wp_die',
      message: 'Briefly unavailable for scheduled maintenance. Check back in a minute.',
      data: { status: 503 },
    },
    { status: 503, headers: { 'Retry-After': '600' } },
  );
  await expect(setUpRest({}, answer).api({ path: '/x' })).rejects.toMatchObject({
    code: 'wp_die',
    message: 'Briefly unavailable for scheduled maintenance. Check back in a minute.',
    detail: { kind: 'busy', retryAfter: 600 },
  });
});

test('retries a GET request once after a 503 with a short Retry-After', async () => {
  const { api, environment } = setUpRest({}, { status: 503, headers: { 'Retry-After': '2' } }, json([1]));
  const result = api({ path: '/x' });
  await environment.clock.advanceAsync(2000);
  expect(await result).toEqual([1]);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never retries a %s request after a 503', async (method) => {
  const { api, requests, environment } = setUpRest({}, { status: 503 }, json([1]));
  const result = api({ path: '/x', method }).catch((error: unknown) => error);
  await environment.clock.advanceAsync(10_000);
  expect(await result).toMatchObject({ code: 'invalid_json' });
  expect(requests).toHaveLength(1);
});
