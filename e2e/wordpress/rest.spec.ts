import { createServer } from 'node:http';
import type { Guest } from '../kit/oracle/guest.ts';
import type { Outcome } from './kit/inPage/client.ts';
import { PNG } from './kit/message.ts';
import { openClient } from './kit/openClient.ts';
import { logIn } from './kit/session.ts';
import { POSTS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ allow: { globals: ['__client'], console: [/Failed to load resource/] } });

const site250 = { path: '/wp/v2/posts?per_page=-1&_fields=id' };
const withNonce = (site: TestSite, nonce: string) => ({ nonce, nonceEndpoint: `${site.ajaxUrl}?action=rest-nonce` });

const answerOf = (outcome: Outcome | undefined) => (outcome && 'value' in outcome ? outcome.value : undefined);
const idOf = (outcome: Outcome | undefined) =>
  Number(Object.entries(answerOf(outcome) ?? {}).find(([key]) => key === 'id')?.[1]);

test(`a visitor finds the REST root, loads all ${POSTS + 1} posts in three pages and reads public data with an old nonce`, async ({
  page,
  site,
  guest,
}) => {
  const client = await openClient(page, '/ask/');
  const path = '/wp/v2/pages?slug=ask&_fields=slug';
  await test.step('reads the REST root from the page’s head', async () => {
    const [outcome] = await client.rest({}, [{ path }]);
    expect(outcome).toEqual({ value: [{ slug: 'ask' }] });
  });
  await test.step('an old nonce from a cached page still reads public data', async () => {
    const outcomes = await client.rest(withNonce(site, 'abc1234567'), [{ path }, { path }]);
    expect(outcomes).toEqual([{ value: [{ slug: 'ask' }] }, { value: [{ slug: 'ask' }] }]);
  });
  await test.step('keeps the server’s error when no public data exists', async () => {
    const [outcome] = await client.rest(withNonce(site, 'abc1234567'), [{ path: '/wp/v2/settings' }]);
    expect(outcome).toMatchObject({ error: { code: 'rest_forbidden', data: { status: 401 } } });
  });
  await test.step('keeps the original error when no fresh nonce is available', async () => {
    const [outcome] = await client.rest({ nonce: 'abc1234567', ajaxUrl: '/nowhere.php' }, [{ path: '/wp/v2/pages' }]);
    expect(outcome).toMatchObject({ error: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' } });
  });
  await test.step('requests three pages with fetch-all', async () => {
    const [outcome] = await client.rest({}, [site250]);
    const value = answerOf(outcome);
    expect(new Set(Array.isArray(value) ? value.map(({ id }) => id) : []).size).toBe(POSTS + 1);
    expect(guest.requests.filter((url) => url.includes('/wp/v2/posts'))).toHaveLength(3);
  });
  await expectAjaxAnswers(client, site, guest);
});

test('refreshes a logged-in user’s old nonce for reading, writing and uploading, and deletes a failed upload', async ({
  page,
  site,
  guest,
}) => {
  await logIn(page.request, site.url);
  const client = await openClient(page, '/ask/');
  const [me] = await client.rest(withNonce(site, 'abc1234567'), [{ path: '/wp/v2/users/me?_fields=slug' }]);
  expect(me).toEqual({ value: { slug: 'admin' } });
  const [created] = await client.rest(withNonce(site, 'abc1234567'), [
    { path: '/wp/v2/posts', method: 'POST', data: { title: 'first', status: 'draft' } },
  ]);
  const id = idOf(created);
  const outcomes = await client.rest(withNonce(site, 'abc1234567'), [
    { path: `/wp/v2/posts/${id}?_fields=title.raw&context=edit`, method: 'PUT', data: { title: 'second' } },
    { path: `/wp/v2/posts/${id}?force=true`, method: 'DELETE' },
    { path: `/wp/v2/posts/${id}` },
  ]);
  expect(outcomes[0]).toMatchObject({ value: { title: { raw: 'second' } } });
  expect(outcomes[1]).toMatchObject({ value: { deleted: true } });
  expect(outcomes[2]).toMatchObject({ error: { code: 'rest_post_invalid_id' } });

  // The client asks the server to post-process an upload that the server failed to finish. After five failed attempts,
  // the client deletes the upload.
  const upload = {
    method: 'POST',
    path: '/wp/v2/media',
    base64: PNG.toString('base64'),
    headers: { 'Content-Disposition': 'attachment; filename="x.png"', 'Content-Type': 'image/png' },
  };
  const [uploaded] = await client.rest(withNonce(site, 'abc1234567'), [upload]);
  expect(uploaded).toMatchObject({ value: { media_type: 'image' } });
  const media = idOf(uploaded);

  const dying = { ...upload, headers: { ...upload.headers, 'X-Hadaya-Test-Media': String(media) } };
  const [finished] = await client.rest(withNonce(site, 'abc1234567'), [dying]);
  expect(finished).toMatchObject({ value: { id: media } });
  expect(guest.requests.filter((url) => url.includes(`/wp/v2/media/${media}/post-process`))).toHaveLength(1);

  const [failed] = await client.rest(withNonce(site, 'abc1234567'), [
    { method: 'POST', path: '/wp/v2/media', body: 'x', headers: { 'X-Hadaya-Test-Media': '999999' } },
  ]);
  expect(failed).toMatchObject({ error: { code: 'post_process' } });
  expect(guest.requests.filter((url) => url.includes('/media/999999/post-process'))).toHaveLength(5);
  expect(guest.requests.filter((url) => url.includes('/media/999999?force=true'))).toHaveLength(1);
});

test('a request with a nonce does not follow a redirect to another origin', async ({ page, site, guest }) => {
  const seen: string[] = [];
  const elsewhere = createServer((request, response) => {
    seen.push(request.url ?? '');
    response.writeHead(200, {
      'Access-Control-Allow-Origin': site.url,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': '*',
    });
    response.end('{}');
  });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  const address = elsewhere.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await guest.allow({ hosts: [`127.0.0.1:${port}`], console: [/Unsafe attempt to load URL/] });
  const client = await openClient(page, '/ask/');
  const target = encodeURIComponent(`http://127.0.0.1:${port}/stolen`);
  const [outcome] = await client.rest(withNonce(site, 'abc1234567'), [
    { url: `${site.url}/?hadaya-test-redirect=${target}`, method: 'POST' },
  ]);
  elsewhere.close();
  expect(outcome).toMatchObject({ error: { code: 'fetch_error' } });
  expect(seen).toEqual([]);
});

/**
 * Checks that the client tells the real Ajax endpoints' responses apart, reports an unknown action to the owner, and
 * maps a blocked third-party request to fetch_error.
 */
async function expectAjaxAnswers(
  client: Awaited<ReturnType<typeof openClient>>,
  site: TestSite,
  guest: Guest,
): Promise<void> {
  await guest.allow({ console: [/^\[hadaya\] the call "(?:hadaya_nothing|rest-nonce)" to .* returned 0/] });
  expect(await client.ajax('hadaya_nothing', {}, site.ajaxUrl)).toMatchObject({
    error: { kind: 'no_action', status: 400 },
  });
  expect(await client.ajax('rest-nonce', {}, site.ajaxUrl)).toMatchObject({ error: { kind: 'no_action' } });
  expect(await client.ajax('update_chaty_widget_views', { widgetId: '0' }, site.ajaxUrl)).toEqual({
    ok: true,
    value: 1,
  });
  expect(await client.wcAjax('get_default_gallery')).toMatchObject({ error: { code: 'invalid_json', kind: 'html' } });
  await expect.poll(() => guest.consoleLines().filter((line) => line.startsWith('[hadaya]'))).toHaveLength(2);

  await test.step('maps a blocked third-party request to fetch_error', async () => {
    await guest.allow({ hosts: ['trace.invalid'] });
    const outcome = client.text('https://trace.invalid/cdn-cgi/trace');
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'fetch_error', kind: 'network' } });
  });
}
