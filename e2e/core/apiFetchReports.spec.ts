/** Tests reports about WordPress's own `wp.apiFetch`; `docs/field-reports/api-fetch.md` lists the sources. */
import type { Page, Route } from '@playwright/test';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';

const SCRIPT = '<script type="module" src="/dist/api-fetch.min.js"></script>';

async function openClient(
  page: Page,
  servePage: (path: string, html: string) => string,
  { root = '/wp-json/', head = '' }: { readonly root?: string; readonly head?: string } = {},
): Promise<void> {
  const link = `<link rel="https://api.w.org/" href="${root.replaceAll('&', '&amp;')}">`;
  await page.goto(servePage('/page/', documentOf(`<h1>Page</h1>${SCRIPT}`, link + head)));
  await page.waitForFunction(() => typeof Reflect.get(Reflect.get(window, 'hadaya') ?? {}, 'apiFetch') === 'function');
}

/** Answers all REST and admin-ajax requests; records them as `METHOD path?query`. */
async function serveRest(page: Page, answer: (url: URL, route: Route) => Parameters<Route['fulfill']>[0]) {
  const asked: string[] = [];
  const isOurs = (url: URL) => /wp-json|rest_route|admin-ajax/.test(url.pathname + url.search);
  await page.route(isOurs, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete('_locale');
    asked.push(`${route.request().method()} ${url.pathname}${decodeURIComponent(url.search)}`);
    return route.fulfill(answer(url, route));
  });
  return asked;
}

const ask = (page: Page, options: object) =>
  page.evaluate(
    (given) =>
      Reflect.get(
        Reflect.get(window, 'hadaya'),
        'apiFetch',
      )(given).catch((error: { code?: string; detail?: { kind?: string } }) => `${error.code} ${error.detail?.kind}`),
    options,
  );

test.use({ allow: { console: [/Failed to load resource/] } });

test('fetches a whole list when the server limits pages to fewer items, whatever the language of its error', async ({
  page,
  servePage,
}) => {
  const asked = await serveRest(page, (url) => {
    const count = Number(url.searchParams.get('per_page'));
    const at = Number(url.searchParams.get('page') ?? 1);
    if (count > 20) {
      const params = { per_page: 'يجب أن تكون per_page بين 1 (ضمنا) و20 (ضمنا)' };
      return { status: 400, json: { code: 'rest_invalid_param', message: 'x', data: { status: 400, params } } };
    }
    const link = `<${url.origin}/wp-json/my/v1/x?per_page=20&page=${at + 1}>; rel="next"`;
    return { json: [at], headers: at < 3 ? { Link: link } : {} };
  });
  await openClient(page, servePage);
  expect(await ask(page, { path: '/my/v1/x?per_page=-1' })).toEqual([1, 2, 3]);
  expect(asked.map((call) => call.split('?')[1])).toEqual([
    'per_page=100',
    'per_page=20',
    'per_page=20&page=2',
    'per_page=20&page=3',
  ]);
});

test('fetches a whole list without a Link header when the page count is given', async ({ page, servePage }) => {
  const asked = await serveRest(page, (url) => ({
    json: [Number(url.searchParams.get('page') ?? 1)],
    headers: { 'X-WP-TotalPages': '3' },
  }));
  await openClient(page, servePage);
  expect(await ask(page, { path: '/wp/v2/users?per_page=-1' })).toEqual([1, 2, 3]);
  expect(asked).toHaveLength(3);
});

test('changes the scheme of a Link header’s next URL to the page’s scheme', async ({ page, servePage }) => {
  const asked = await serveRest(page, (url) => {
    const isFirst = !url.searchParams.has('page');
    const other = url.origin.replace('http:', 'https:');
    return { json: [isFirst ? 1 : 2], headers: isFirst ? { Link: `<${other}/wp-json/x?page=2>; rel="next"` } : {} };
  });
  await openClient(page, servePage);
  expect(await ask(page, { path: '/x?per_page=-1' })).toEqual([1, 2]);
  expect(asked.at(-1)).toBe('GET /wp-json/x?page=2');
});

test('requests a preloaded list again only if it is incomplete', async ({ page, servePage }) => {
  const asked = await serveRest(page, () => ({ json: ['server'] }));
  await openClient(page, servePage);
  const found = await page.evaluate(async () => {
    const api = Reflect.get(Reflect.get(window, 'hadaya'), 'apiFetch');
    const next = { Link: '</wp-json/b?page=2>; rel="next"' };
    api.use(
      api.createPreloadStep({
        '/a?per_page=100&orderby=name': { body: ['page'], headers: {} },
        '/b?per_page=100': { body: ['page'], headers: next },
      }),
    );
    return [await api({ path: '/a?orderby=name&per_page=-1' }), await api({ path: '/b?per_page=-1' })];
  });
  expect(found).toEqual([['page'], ['server']]);
  expect(asked).toEqual(['GET /wp-json/b?per_page=100']);
});

test('parses JSON between byte order marks and a cache comment', async ({ page, servePage }) => {
  const body = '\uFEFF\uFEFF \uFEFF{"a":1}\n<!-- Page supported by a cache --><!-- cached -->';
  await serveRest(page, () => ({ contentType: 'text/html; charset=utf-8', body }));
  await openClient(page, servePage);
  expect(await ask(page, { path: '/x' })).toEqual({ a: 1 });
});

for (const root of ['/wp-json/?lang=ar', '/index.php?rest_route=%2F&lang=ar'])
  test(`finishes an interrupted upload under the root ${root}`, async ({ page, servePage }) => {
    const asked = await serveRest(page, (url) => {
      const route = `${url.pathname}${url.searchParams.get('rest_route') ?? ''}`;
      if (!route.endsWith('/wp/v2/media/7/post-process'))
        return { status: 507, headers: { 'x-wp-upload-attachment-id': '7' }, body: 'full' };
      return { json: { id: 7 } };
    });
    await openClient(page, servePage, { root });
    const answer = await page.evaluate(() => {
      const api = Reflect.get(Reflect.get(window, 'hadaya'), 'apiFetch');
      api.use(api.createMediaUploadStep(1));
      const body = new FormData();
      body.append('file', new Blob(['x']), 'x.png');
      return api({ path: 'wp/v2/media', method: 'POST', body });
    });
    expect(answer).toEqual({ id: 7 });
    expect(asked).toHaveLength(2);
    for (const call of asked) expect(call).toContain('lang=ar');
  });

test('rejects with an error kind when a proxy rejects an upload with an HTML page', async ({ page, servePage }) => {
  await serveRest(page, () => ({ status: 413, contentType: 'text/html', body: '<html>413 too large</html>' }));
  await openClient(page, servePage);
  const answer = await page.evaluate(() => {
    const api = Reflect.get(Reflect.get(window, 'hadaya'), 'apiFetch');
    api.use(api.createMediaUploadStep(1));
    const body = new FormData();
    body.append('file', new Blob(['x']), 'x.png');
    return api({ path: '/wp/v2/media', method: 'POST', body }).catch(
      (error: { code: string; detail: { kind: string; status: number } }) => [
        error.code,
        error.detail.kind,
        error.detail.status,
      ],
    );
  });
  expect(answer).toEqual(['invalid_json', 'html', 413]);
});

test('refreshes an expired nonce through an ajax URL with a language parameter under plain permalinks', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ globals: ['wpApiSettings', 'chaty_settings'] });
  const head =
    "<script>window.wpApiSettings={root:'/index.php?rest_route=/',nonce:'old1234567'};window.chaty_settings={ajax_url:'/wp-admin/admin-ajax.php?lang=ar'}</script>";
  const asked = await serveRest(page, (url, route) => {
    if (url.pathname.endsWith('admin-ajax.php')) return { contentType: 'text/plain', body: 'new1234567' };
    if (route.request().headers()['x-wp-nonce'] === 'new1234567') return { json: { me: 1 } };
    return { status: 403, json: { code: 'rest_cookie_invalid_nonce', message: 'x', data: { status: 403 } } };
  });
  await openClient(page, servePage, { head });
  expect(await ask(page, { path: '/wp/v2/users/me?context=edit' })).toEqual({ me: 1 });
  expect(asked).toEqual([
    'GET /index.php?rest_route=/wp/v2/users/me&context=edit',
    'GET /wp-admin/admin-ajax.php?lang=ar&action=rest-nonce',
    'GET /index.php?rest_route=/wp/v2/users/me&context=edit',
  ]);
});

test('a logged-out visitor to a cached page reads public data and requests one nonce', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ globals: ['wpApiSettings', 'chaty_settings'] });
  const head =
    "<script>window.wpApiSettings={root:'/wp-json/?lang=ar',nonce:'old1234567'};window.chaty_settings={ajax_url:'/wp-admin/admin-ajax.php'}</script>";
  const asked = await serveRest(page, (url, route) => {
    if (url.pathname.endsWith('admin-ajax.php')) return { status: 400, contentType: 'text/html', body: '0' };
    if (!route.request().headers()['x-wp-nonce']) return { json: [1] };
    return { status: 403, json: { code: 'rest_cookie_invalid_nonce', message: 'x', data: { status: 403 } } };
  });
  await openClient(page, servePage, { head });
  expect(await ask(page, { path: '/popular/v1/posts' })).toEqual([1]);
  expect(await ask(page, { path: '/popular/v1/tags' })).toEqual([1]);
  expect(asked).toHaveLength(4);
});

test('aborting an upload while it is being finished rejects the call and stops the requests', async ({
  page,
  servePage,
}) => {
  const asked = await serveRest(page, () => ({ status: 503, headers: { 'x-wp-upload-attachment-id': '7' }, body: '' }));
  await openClient(page, servePage);
  const name = await page.evaluate(async () => {
    const api = Reflect.get(Reflect.get(window, 'hadaya'), 'apiFetch');
    api.use(api.createMediaUploadStep(60_000));
    const controller = new AbortController();
    const body = new FormData();
    body.append('file', new Blob(['x']), 'x.png');
    const sent = api({ path: '/wp/v2/media', method: 'POST', body, signal: controller.signal });
    setTimeout(() => controller.abort(), 500);
    return sent.then(
      () => 'answered',
      (error: Error) => error.name,
    );
  });
  expect(name).toBe('AbortError');
  expect(asked.filter((call) => call.startsWith('DELETE'))).toHaveLength(0);
  expect(asked.length).toBeLessThanOrEqual(2);
});
