import { expect, test } from 'vitest';
import { json, ROOT, setUpRest } from './setUpRest.ts';

const link = (url: string, rel = '"next"') => ({ Link: `<${url}>; rel=${rel}` });
const page2 = `${ROOT}posts?per_page=100&_locale=user&page=2`;

test('sends a request without per_page unchanged and does not follow the next link', async () => {
  const { api, requests } = setUpRest({}, json([1], { headers: link(page2) }));
  expect(await api({ path: '/posts' })).toEqual([1]);
  expect(requests.map(({ url }) => url)).toEqual([`${ROOT}posts?_locale=user`]);
});

test('per_page=-1 requests pages of 100 and follows each next link in order', async () => {
  const { api, requests } = setUpRest({}, json([1, 2], { headers: link(page2) }), json([3]));
  expect(await api({ path: '/posts?per_page=-1' })).toEqual([1, 2, 3]);
  expect(requests.map(({ url }) => url)).toEqual([`${ROOT}posts?per_page=100&_locale=user`, page2]);
  expect(requests[1]?.headers.get('X-WP-Nonce')).not.toBeNull();
});

test('per_page=-10 does not request the whole list', async () => {
  const { api, requests } = setUpRest({}, json([1], { headers: link(page2) }));
  await api({ path: '/posts?per_page=-10' });
  expect(requests.map(({ url }) => url)).toEqual([`${ROOT}posts?per_page=-10&_locale=user`]);
});

test('returns a response that is not a list unchanged', async () => {
  const { api, requests } = setUpRest({}, json({ a: 1 }, { headers: link(page2) }));
  expect(await api({ path: '/posts?per_page=-1' })).toEqual({ a: 1 });
  expect(requests).toHaveLength(1);
});

test.each([
  `<${ROOT}posts?page=1>; rel="prev", <${ROOT}posts?page=3>; rel=next`,
  `<${ROOT}posts?page=3>; title="a, b"; rel="last next"`,
  `<${ROOT}posts?page=3>;REL=NEXT, <${ROOT}posts?page=1>; rel=prev`,
  '</wp-json/posts?page=3>; rel="next"',
])('requests page 3 from the Link header %s', async (header) => {
  const { api, requests } = setUpRest({ locale: false }, json([1], { headers: { Link: header } }), json([2]));
  expect(await api({ path: '/posts?per_page=-1' })).toEqual([1, 2]);
  expect(requests[1]?.url).toBe(`${ROOT}posts?page=3`);
});

test('rejects a next page on another origin without requesting it', async () => {
  const { api, requests } = setUpRest({}, json([1], { headers: link('https://evil.test/wp-json/posts?page=2') }));
  await expect(api({ path: '/posts?per_page=-1' })).rejects.toMatchObject({
    code: 'unknown_error',
    detail: { kind: 'cross_origin' },
  });
  expect(requests).toHaveLength(1);
});

test('ends the list when the server rejects a page number beyond the last page', async () => {
  const end = json({ code: 'rest_post_invalid_page_number', message: 'x', data: { status: 400 } }, { status: 400 });
  const { api } = setUpRest({}, json([1], { headers: link(page2) }), end);
  expect(await api({ path: '/posts?per_page=-1' })).toEqual([1]);
});

test('rejects the whole list when one page fails', async () => {
  const { api } = setUpRest({}, json([1], { headers: link(page2) }), { status: 500, body: '<html>' });
  await expect(api({ path: '/posts?per_page=-1' })).rejects.toMatchObject({
    code: 'invalid_json',
    detail: { kind: 'html', status: 500 },
  });
});

test('rejects an endless list after 100 pages', async () => {
  const { api, requests, answer } = setUpRest({});
  answer(...Array.from({ length: 101 }, () => json([1], { headers: link(page2) })));
  await expect(api({ path: '/posts?per_page=-1' })).rejects.toMatchObject({ code: 'unknown_error' });
  expect(requests).toHaveLength(100);
});

test('reports a page that is not a list as invalid_json', async () => {
  const { api } = setUpRest({}, json([1], { headers: link(page2) }), json({ a: 1 }));
  await expect(api({ path: '/posts?per_page=-1' })).rejects.toMatchObject({ code: 'invalid_json' });
});

test('stops fetching the list when the caller aborts', async () => {
  const owner = new AbortController();
  const { api, environment } = setUpRest({}, json([1], { headers: link(page2) }), { hangs: true });
  const result = api({ path: '/posts?per_page=-1', signal: owner.signal });
  await environment.clock.advanceAsync(0);
  owner.abort();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
});

test('refreshes an invalid nonce during a list request and retries the request', async () => {
  const invalid = json({ code: 'rest_cookie_invalid_nonce', message: 'x' }, { status: 403 });
  const { api } = setUpRest({}, invalid, { body: 'new1234567' }, json([1]));
  expect(await api({ path: '/posts?per_page=-1' })).toEqual([1]);
});
