import { expect, test } from 'vitest';
import { json, ROOT, setUpRest } from './setUpRest.ts';

const broken = { status: 500, body: '', headers: { 'x-wp-upload-attachment-id': '7' } };
const upload = { method: 'POST', path: '/wp/v2/media', body: 'image' };
const MESSAGE = 'Media upload failed. If this is a photo or a large image, please scale it down and try again.';

function setUp(...answers: Parameters<typeof setUpRest>[1][]) {
  const found = setUpRest({ locale: false }, ...answers);
  found.api.use(found.api.createMediaUploadStep(0));
  return found;
}

test('leaves GET requests for media unchanged and sets parse: false for an upload', async () => {
  const { api } = setUp();
  const seen: (boolean | undefined)[] = [];
  api.setFetchHandler(async ({ parse }) => {
    seen.push(parse);
    return new Response('{"id":1}');
  });
  await api({ path: '/wp/v2/media' });
  expect(await api(upload)).toEqual({ id: 1 });
  expect(seen).toEqual([undefined, false]);
});

test('deletes the upload and rejects with post_process after five failed post-processing attempts', async () => {
  const { api, requests, environment } = setUp(broken, broken, broken, broken, broken, broken, json({ deleted: true }));
  const result = api(upload).catch((error: unknown) => error);
  await environment.clock.advanceAsync(1);
  expect(await result).toMatchObject({ code: 'post_process', message: MESSAGE });
  expect(requests.map(({ url }) => url)).toEqual([
    `${ROOT}wp/v2/media`,
    ...Array(5).fill(`${ROOT}wp/v2/media/7/post-process`),
    `${ROOT}wp/v2/media/7?force=true`,
  ]);
  expect(requests[1]?.body).toBe('{"action":"create-image-subsizes"}');
  expect(requests[6]?.init.method).toBe('POST');
  expect(requests[6]?.headers.get('X-HTTP-Method-Override')).toBe('DELETE');
});

test('resolves with the first successful post-processing result', async () => {
  const { api, requests, environment } = setUp(broken, broken, broken, json({ id: 7 }));
  const result = api(upload);
  await environment.clock.advanceAsync(1);
  expect(await result).toEqual({ id: 7 });
  expect(requests).toHaveLength(4);
});

test('increases the delay between attempts by half a second each time', async () => {
  const { api, requests, environment } = setUpRest({ locale: false }, broken, broken, broken, json({ id: 7 }));
  api.use(api.createMediaUploadStep());
  const result = api(upload);
  await environment.clock.advanceAsync(499);
  expect(requests).toHaveLength(2);
  await environment.clock.advanceAsync(1);
  expect(requests).toHaveLength(3);
  await environment.clock.advanceAsync(1000);
  expect(await result).toEqual({ id: 7 });
});

test.each([
  [500, '{"code":"x","message":"m"}'],
  [400, '{"code":"x","message":"m"}'],
])(
  'an upload whose response has status %i and no attachment id rejects with the error in the body',
  async (status, body) => {
    const { api, requests } = setUp({ status, body });
    await expect(api(upload)).rejects.toMatchObject({ code: 'x', message: 'm' });
    expect(requests).toHaveLength(1);
  },
);

test('ignores an attachment id that is not a number', async () => {
  const { api, requests } = setUp({
    status: 500,
    body: '{"code":"x","message":"m"}',
    headers: { 'x-wp-upload-attachment-id': '7/../users' },
  });
  await expect(api(upload)).rejects.toMatchObject({ code: 'x' });
  expect(requests).toHaveLength(1);
});

test('with parse: false, rejects with the original Response', async () => {
  const { api, environment } = setUp(broken, broken, broken, broken, broken, broken, json({}));
  const result = api({ ...upload, parse: false }).catch((error: unknown) => error);
  await environment.clock.advanceAsync(1);
  const error = await result;
  expect(error instanceof Response && error.status).toBe(500);
});

test('rejects with post_process even if the upload cannot be deleted', async () => {
  const { api, environment } = setUp(broken, broken, broken, broken, broken, broken, { fails: new TypeError('x') });
  const result = api(upload).catch((error: unknown) => error);
  await environment.clock.advanceAsync(1);
  expect(await result).toMatchObject({ code: 'post_process' });
});

test('an abort between attempts rejects immediately without another request', async () => {
  const { api, requests, environment } = setUpRest({ locale: false }, broken, broken);
  api.use(api.createMediaUploadStep());
  const controller = new AbortController();
  const ends: unknown[] = [];
  api({ ...upload, signal: controller.signal }).catch((error: unknown) => ends.push(error));
  await environment.clock.advanceAsync(100);
  controller.abort();
  await environment.clock.advanceAsync(1);
  expect(ends).toEqual([expect.objectContaining({ name: 'AbortError' })]);
  expect(requests).toHaveLength(2);
});
