/**
 * WordPress's public endpoints expose none of our data: nothing that an owner entered, a visitor sent or a service
 * returned.
 */
import type { APIRequestContext } from '@playwright/test';
import { findLeads, postMessage } from '../kit/message.ts';
import { keepOptions } from '../kit/ownerCalls.ts';
import { logIn } from '../kit/session.ts';
import { HADAYA_OPTIONS } from '../kit/siteContent.ts';
import type { TestSite } from '../kit/TestSite.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });

/** Text that is part of all content that only the owner may see. */
const MARK = 'zanzibar';
const KEY = `6Lc${MARK}_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;
const EMAIL = `${MARK}@company.example`;

/** Texts that must not be public: the marker, and generated sentences, which cannot contain the marker. */
const LIVE = [MARK, 'messages are not checked', 'Last error', 'Delivered on', 'Failed on'];

async function fill(request: APIRequestContext, site: TestSite): Promise<void> {
  keepOptions(site, {
    ...HADAYA_OPTIONS,
    form: {
      ...HADAYA_OPTIONS.form,
      mail_to: EMAIL,
      captcha: { kind: 'v2', site_key: KEY.replace(MARK, 'public'), secret: KEY, least: 5, hide_badge: false },
      webhook: { enabled: true, url: `https://hook.example/${MARK}`, secret: `${MARK}-0123456789` },
    },
  });
  const v2token = JSON.stringify({ success: false, 'error-codes': ['invalid-input-secret'] });
  const sent = await postMessage(request, site, { name: MARK, email: EMAIL, message: MARK, v2token });
  expect(await sent.json()).toMatchObject({ status: 1 });
  site.setOption('hadaya_webhook_last', { kind: 'failed', tries: 6, problem: `${MARK} answers 500`, time: 1, next: 0 });
}

test.afterAll(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOptions({ hadaya_webhook_last: null, hadaya_captcha_problem: null });
});

test('public endpoints, feeds and screens expose no message, and only authorised users see the settings schema', async ({
  request,
  playwright,
  site,
}) => {
  await fill(request, site);
  const id = Number(findLeads(site, EMAIL)[0]?.ID);
  expect(id).toBeGreaterThan(0);
  const index = await (await request.get(`${site.url}/wp-json/`)).json();
  const routes = Object.keys(index.routes).filter((route) => route.startsWith('/hadaya/'));
  expect(routes.length).toBeGreaterThan(5);
  const embedded = encodeURIComponent(`${site.url}/?p=${id}`);
  const asked = [
    ...routes.map((route) => `OPTIONS /wp-json${route}`),
    // `endpoints.spec.ts` covers each route's own response.
    `GET /wp-json${routes.at(-1)}?_embed=1`,
    ...['', '/wp/v2/types', '/wp/v2/statuses', '/wp/v2/taxonomies', '/wp/v2/settings'].map(
      (path) => `GET /wp-json${path}`,
    ),
    `GET /wp-json/wp/v2/search?search=company&subtype=any&per_page=100`,
    `GET /wp-json/wp/v2/search?search=company&subtype=hadaya_lead`,
    `GET /wp-json/wp/v2/hadaya_lead/${id}`,
    `GET /wp-json/wp/v2/posts/${id}?_embed=1`,
    `GET /wp-json/wp/v2/comments?post=${id}`,
    `GET /wp-json/oembed/1.0/embed?url=${embedded}`,
    ...[
      `p=${id}`,
      `post_type=hadaya_lead&p=${id}`,
      'post_type=hadaya_lead',
      's=company',
      's=company&post_type=any',
      'author=0',
    ].map((query) => `GET /?${query}`),
    'GET /?feed=rss2&post_type=hadaya_lead',
    `GET /?feed=rss2&p=${id}`,
    'GET /wp-sitemap.xml',
    'GET /wp-sitemap-posts-hadaya_lead-1.xml',
    'GET /wp-sitemap-users-1.xml',
    'POST /xmlrpc.php',
    `GET /hadaya_lead/${id}/`,
    `GET /wp-admin/post.php?post=${id}&action=edit`,
    'GET /wp-admin/edit.php?post_type=hadaya_lead',
  ];
  for (const line of asked) {
    const [method = '', path = ''] = line.split(' ');
    const answer = await request.fetch(`${site.url}${path}`, { method });
    const text = await answer.text();
    expect(answer.status(), line).toBeLessThan(500);
    expect(text.includes('"hadaya_lead"'), line).toBe(false);
    expect(
      LIVE.filter((word) => text.includes(word)),
      line,
    ).toEqual([]);
  }

  const route = `${site.url}/wp-json/hadaya/v1/settings`;
  const visitor = await playwright.request.newContext();
  expect(await (await visitor.fetch(route, { method: 'OPTIONS' })).json()).toMatchObject({ schema: [] });
  await visitor.dispose();
  await logIn(request, site.url);
  const nonce = await (await request.get(`${site.ajaxUrl}?action=rest-nonce`)).text();
  const headers = { 'X-WP-Nonce': nonce };
  const described = await (await request.fetch(route, { method: 'OPTIONS', headers })).json();
  expect(Object.keys(described.schema.properties)).toContain('widgets');
  expect(LIVE.filter((word) => JSON.stringify(described).includes(word))).toEqual([]);
  const { notes } = await (await request.get(route, { headers })).json();
  expect(notes).toEqual({
    'form.webhook.url': expect.stringContaining(`${MARK} answers 500`),
    'form.captcha.secret': expect.stringContaining('messages are not checked'),
  });
});
