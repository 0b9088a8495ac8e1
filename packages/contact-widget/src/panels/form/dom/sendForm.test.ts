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

/** Sends one entry from a page whose requests really go out. */
async function send(entries: readonly (readonly [string, string | File])[] = [['message', '100 mugs']]) {
  const environment = createTestEnvironment({ fetch: (url, init) => fetch(url, init) });
  const drawn = drawWidget([{ channels: [] }], { environment, settings: { ajax_url: URL_OF_AJAX } });
  leave = drawn.leave;
  return sendForm(drawn.page, entries, { signal: new AbortController().signal });
}

describe('a form on its way to admin-ajax.php', () => {
  test('carries the plugin’s action and its fields as parts of one body', async () => {
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

  test.each([
    ['a refusal', HttpResponse.json({ status: 0, message: 'No' }), { kind: 'answer', answer: { kind: 'refused' } }],
    ['too large a body', new HttpResponse('', { status: 413 }), { kind: 'failed', reason: 'too-large' }],
    ['a busy server', new HttpResponse('{}', { status: 429, headers: { 'retry-after': '60' } }), { reason: 'busy' }],
    ['a page', new HttpResponse('<!doctype html>'), { kind: 'failed', reason: 'other' }],
    ['an expired token', new HttpResponse('-1', { status: 403 }), { kind: 'failed', reason: 'other' }],
  ])('%s is told without an exception', async (_, response, expected) => {
    server.use(http.post(URL_OF_AJAX, () => response));
    expect(await send()).toMatchObject(expected);
  });
});
