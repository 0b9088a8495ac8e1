import { createTestEnvironment } from '@hadaya/testing';
import { startMockServer } from '@hadaya/testing/unit';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { drawWidget } from '../../../testing/drawWidget.tsx';
import { sendForm } from './sendForm.ts';

const URL_OF_AJAX = `${window.location.origin}/wp-admin/admin-ajax.php`;
const server = startMockServer();

let leave = () => {};
afterEach(() => leave());

async function send(
  entries: readonly (readonly [string, string | File])[] = [['message', '100 mugs']],
  server: Readonly<Record<string, string>> = {},
) {
  const environment = createTestEnvironment({ fetch: (url, init) => fetch(url, init) });
  const drawn = drawWidget([{ channels: [] }], { environment, settings: { ajax_url: URL_OF_AJAX, ...server } });
  leave = drawn.leave;
  return sendForm(drawn.page, entries, { signal: new AbortController().signal });
}

describe('sending a form to admin-ajax.php', () => {
  test('sends the form’s fields in the body and returns the server’s response', async () => {
    let seen: readonly string[] = [];
    server.use(
      http.post(URL_OF_AJAX, async ({ request }) => {
        const text = await request.text();
        seen = [...text.matchAll(/name="([^"]+)"/g)].map(([, name = '']) => name);
        return HttpResponse.json({ status: 1, message: 'Thanks' });
      }),
    );
    expect(await send()).toEqual({ kind: 'answer', answer: { kind: 'stored', message: 'Thanks' } });
    expect(seen).toContain('message');
  });

  const FRONT = `${window.location.origin}/?hadaya-call=1`;
  const STORED = { kind: 'answer', answer: { kind: 'stored', message: 'Thanks' } };
  const PAGE = '<!doctype html><h1>Forbidden</h1>';

  test.each([
    ['a firewall', new HttpResponse(PAGE, { status: 403 }), true],
    ['a password prompt', new HttpResponse('', { status: 401 }), true],
    ['a folder that returns 404', new HttpResponse(PAGE, { status: 404 }), true],
    ['a login page', new HttpResponse(PAGE), true],
    ['a removed action', new HttpResponse('0', { status: 400 }), true],
    ['a PHP error, after which the message may be stored', new HttpResponse(PAGE, { status: 500 }), false],
    ['an expired token', new HttpResponse('-1', { status: 403 }), false],
    ['a busy server', new HttpResponse('{}', { status: 429 }), false],
    ['a rejected form', HttpResponse.json({ status: 0, message: 'No' }), false],
  ])('decides whether to retry through the front page after %s', async (_, response, isRepeated) => {
    let calls = 0;
    server.use(
      http.post(URL_OF_AJAX, () => response.clone()),
      http.post(`${window.location.origin}/`, () => {
        calls += 1;
        return HttpResponse.json({ status: 1, message: 'Thanks' });
      }),
    );
    const result = await send(undefined, { front_ajax_url: FRONT });
    expect(calls).toBe(isRepeated ? 1 : 0);
    if (isRepeated) expect(result).toEqual(STORED);
    else expect(result).not.toEqual(STORED);
  });

  test('reports a failure when both the AJAX URL and the front page are blocked', async () => {
    server.use(
      http.post(URL_OF_AJAX, () => new HttpResponse(PAGE, { status: 403 })),
      http.post(`${window.location.origin}/`, () => new HttpResponse('0', { status: 400 })),
    );
    expect(await send(undefined, { front_ajax_url: FRONT })).toEqual({ kind: 'failed', reason: 'other' });
  });

  test.each([
    ['a rejection', HttpResponse.json({ status: 0, message: 'No' }), { kind: 'answer', answer: { kind: 'refused' } }],
    ['a body that is too large', new HttpResponse('', { status: 413 }), { kind: 'failed', reason: 'too-large' }],
    ['a busy server', new HttpResponse('{}', { status: 429, headers: { 'retry-after': '60' } }), { reason: 'busy' }],
    ['a page', new HttpResponse('<!doctype html>'), { kind: 'failed', reason: 'other' }],
    ['an expired token', new HttpResponse('-1', { status: 403 }), { kind: 'failed', reason: 'other' }],
  ])('reports %s without throwing', async (_, response, expected) => {
    server.use(http.post(URL_OF_AJAX, () => response));
    expect(await send()).toMatchObject(expected);
  });
});
