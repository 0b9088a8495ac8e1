/**
 * Every kind of user calls every endpoint: a stranger, a customer, a shop manager, and an administrator with and
 * without the endpoint's nonce. A new endpoint fails the last test until it is listed here.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ADMIN, type SiteUser } from '@hadaya/tools/wordpress/Site';
import type { APIRequest, APIRequestContext } from '@playwright/test';
import { INBOX } from '../kit/inbox.ts';
import { findLeads, postMessage } from '../kit/message.ts';
import { callsOf, keepOptions, SETTINGS_PAGE } from '../kit/ownerCalls.ts';
import { logIn } from '../kit/session.ts';
import { HADAYA_OPTIONS } from '../kit/siteContent.ts';
import type { TestSite } from '../kit/TestSite.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });

const EMAIL = 'doors@company.example';

/** REST calls with the data that they need to succeed. */
const ROUTES: readonly (readonly [method: string, path: string, data?: unknown])[] = [
  ['GET', 'settings'],
  ['POST', 'settings', { revision: 0, settings: {} }],
  ['POST', 'settings/restore', { revision: 0, to: 0 }],
  ['POST', 'preview', { settings: {}, view: {} }],
  ['POST', 'webhook/test', { url: 'https://hook.example/', secret: 'a-secret-of-16-letters' }],
  ['GET', 'move'],
  ['POST', 'move', { revision: 0 }],
  ['POST', 'move/messages'],
  ['POST', 'move/messages/undo'],
  ['GET', 'statistics', { from: '2026-01-01', to: '2026-01-31' }],
  ['GET', 'health/late'],
];

/** Calls to the leads' routes, which are open to shop managers too; `LEAD` is replaced by a message's id. */
const LEAD = '(?P<id>[\\d]+)';
const REVISION = '000000000000';
const LEAD_ROUTES: readonly (readonly [method: string, path: string, data?: unknown])[] = [
  ['GET', 'leads'],
  ['POST', 'leads', { changes: [{ id: 0, from: 'new', state: 'spam' }] }],
  ['GET', `leads/${LEAD}`],
  ['POST', `leads/${LEAD}`, { revision: REVISION, state: 'spam' }],
  ['DELETE', `leads/${LEAD}`, { revision: REVISION }],
  ['POST', `leads/${LEAD}/notes`, { text: '' }],
  ['DELETE', `leads/${LEAD}/notes`, { revision: REVISION, index: 0 }],
  ['POST', `leads/${LEAD}/answers`, { revision: REVISION, kind: 'mail', subject: 'x', text: 'x' }],
  ['POST', `leads/${LEAD}/offer`, { revision: REVISION, total: 1, until: '2026-12-31' }],
];

/** Public routes for quote requests, each of which needs a ticket. */
const PUBLIC_ROUTES = ['POST quotes(?P<ticket>/ticket)?'];

/** `admin-post.php` calls and their nonce actions; `lead` is a message's id. */
const POSTS: readonly (readonly [action: string, nonce: (lead: number) => string])[] = [
  ['hadaya_mail_again', (lead) => `hadaya_mail_again${lead}`],
  ['hadaya_webhook_again', (lead) => `hadaya_webhook_again${lead}`],
  ['hadaya_lead_file', (lead) => `hadaya_lead_file${lead}`],
  ['hadaya_export_leads', () => 'hadaya_export_leads'],
];

/** Calls to `admin-ajax.php` that every visitor's browser can make. */
const PUBLIC = [
  'chaty_front_form_save_data',
  'hadaya_fresh_nonce',
  'hadaya_way_back',
  'update_chaty_widget_views',
  'update_chaty_channel_views',
  'update_chaty_widget_click',
  'update_chaty_channel_click',
];

const PEOPLE = ['subscriber', 'shop_manager', 'administrator'] as const;
const userOf = (role: string): SiteUser =>
  role === 'administrator' ? ADMIN : { login: `door-${role}`, password: 'door-password', role };

const nonceOf = async (request: APIRequestContext, site: TestSite, action: string) =>
  (await request.get(`${site.url}/?hadaya-test-nonce=${action}`)).text();

/** Creates the users, and a request context for each kind of user; the first context is logged out. */
async function everybody(api: { readonly request: APIRequest }, site: TestSite) {
  const admin = await api.request.newContext();
  await logIn(admin, site.url);
  await admin.get(`${site.url}/?hadaya-test-role=1`);
  const headers = { 'X-WP-Nonce': await nonceOf(admin, site, 'wp_rest') };
  for (const role of PEOPLE.slice(0, 2)) {
    const { login, password } = userOf(role);
    const data = { username: login, password, email: `${login}@shop.example`, roles: [role] };
    const made = await admin.post(`${site.url}/?rest_route=/wp/v2/users`, { headers, data });
    expect([201, 500]).toContain(made.status());
  }
  const people: [string, APIRequestContext][] = [
    ['stranger', await api.request.newContext()],
    ['administrator', admin],
  ];
  for (const role of PEOPLE.slice(0, 2)) {
    const context = await api.request.newContext();
    await logIn(context, site.url, userOf(role));
    people.push([role, context]);
  }
  return people;
}

test.beforeAll(async ({ site, playwright }) => {
  keepOptions(site, HADAYA_OPTIONS);
  const visitor = await playwright.request.newContext();
  expect(await (await postMessage(visitor, site, { email: EMAIL })).json()).toMatchObject({ status: 1 });
  await visitor.dispose();
});
test.afterAll(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOption('hadaya_test_capability', null);
});

test('each route, action and screen admits only authorised users with a valid nonce', async ({
  playwright,
  request,
  site,
}) => {
  const lead = Number(findLeads(site, EMAIL)[0]?.ID);
  const states = () =>
    site.query('SELECT ID, post_status FROM wp_posts WHERE post_type = ? ORDER BY ID', 'hadaya_lead');
  const kept = () => site.query("SELECT option_value FROM wp_options WHERE option_name LIKE 'hadaya_options'");
  const before = [states(), kept()];
  for (const [who, context] of await everybody(playwright, site)) {
    const isAdmin = who === 'administrator';
    const refused = who === 'stranger' ? 401 : 403;
    const rest = await nonceOf(context, site, 'wp_rest');
    const mayAnswer = isAdmin || who === 'shop_manager';
    for (const [method, path, data] of [...ROUTES, ...LEAD_ROUTES]) {
      const url = `${site.url}/wp-json/hadaya/v1/${path.replace(LEAD, String(lead))}`;
      const isOpen = LEAD_ROUTES.some((route) => route[1] === path) ? mayAnswer : isAdmin;
      const send = async (headers: Record<string, string>) =>
        (await context.fetch(url, { method, headers, ...(data === undefined ? {} : { data }) })).status();
      const endpoint = `${who}: ${method} ${path}`;
      // Without a nonce, WordPress treats everyone as logged out, so only the user with the most rights is tested
      // without one.
      if (isAdmin) {
        expect(await send({}), `${endpoint}, no nonce`).toBe(401);
        expect(await send({ 'X-WP-Nonce': '0123456789' }), `${endpoint}, a wrong nonce`).toBe(403);
      }
      if (!isOpen) expect(await send({ 'X-WP-Nonce': rest }), `${endpoint}, their own nonce`).toBe(refused);
    }
    for (const [action, nonceFor] of POSTS) {
      const url = `${site.url}/wp-admin/admin-post.php?action=${action}&lead=${lead}&to=spam&state=spam`;
      const endpoint = `${who}: ${action}`;
      const nonce = await nonceOf(context, site, nonceFor(lead));
      if (isAdmin)
        expect((await context.get(url, { maxRedirects: 0 })).status(), `${endpoint}, no nonce`).toBeGreaterThanOrEqual(
          400,
        );
      if (!mayAnswer)
        expect(
          (await context.get(`${url}&_wpnonce=${nonce}`, { maxRedirects: 0 })).status(),
          endpoint,
        ).toBeGreaterThanOrEqual(400);
    }
    const screens = [
      [SETTINGS_PAGE, isAdmin],
      [INBOX, mayAnswer],
    ] as const;
    for (const [screen, isOpen] of screens) {
      const status = (await context.get(`${site.url}${screen}`, { maxRedirects: 0 })).status();
      expect(status, `${who}: ${screen}`).toBe(isOpen ? 200 : who === 'stranger' ? 302 : 403);
    }
  }
  expect([states(), kept()]).toEqual(before);

  await logIn(request, site.url);
  const headers = { 'X-WP-Nonce': await nonceOf(request, site, 'wp_rest') };
  for (const [method, path, data] of [...ROUTES, ...LEAD_ROUTES]) {
    const url = `${site.url}/wp-json/hadaya/v1/${path.replace(LEAD, String(lead))}`;
    const answer = await request.fetch(url, { method, headers, ...(data === undefined ? {} : { data }) });
    // The route rejects an empty note.
    expect(path.endsWith('/notes') && method === 'POST' ? [400] : [200, 404, 409], `${method} ${path}`).toContain(
      answer.status(),
    );
  }
  for (const [action, nonceFor] of POSTS) {
    const nonce = await nonceOf(request, site, nonceFor(lead));
    const url = `${site.url}/wp-admin/admin-post.php?action=${action}&lead=${lead}&_wpnonce=${nonce}`;
    const status = (await request.get(url, { maxRedirects: 0 })).status();
    // The message has no file, so `hadaya_lead_file` answers 404.
    expect([200, 302, 404], action).toContain(status);
  }
});

test('a filter lets shop managers change the settings, and customers may neither change them nor read messages', async ({
  playwright,
  site,
}) => {
  site.setOption('hadaya_test_capability', 'manage_woocommerce');
  const people = new Map(await everybody(playwright, site));
  const manager = people.get('shop_manager');
  const customer = people.get('subscriber');
  if (!manager || !customer) throw new Error('a test user is missing');
  expect((await manager.get(`${site.url}${SETTINGS_PAGE}`)).status()).toBe(200);
  const { revision } = await (await callsOf(manager, site)).read();
  const calls = await callsOf(manager, site);
  expect((await calls.post({ revision, settings: { form: { title: 'By the manager' } } })).status()).toBe(200);
  expect((await calls.read()).settings.form.title).toBe('By the manager');
  expect((await (await callsOf(customer, site)).post({ revision, settings: {} })).status()).toBe(403);
  expect((await manager.get(`${site.url}${INBOX}`, { maxRedirects: 0 })).status()).toBe(200);
  expect((await customer.get(`${site.url}${INBOX}`, { maxRedirects: 0 })).status()).toBe(403);
  site.setOption('hadaya_test_capability', '');
  expect((await calls.post({ revision: revision + 1, settings: {} })).status()).toBe(403);
});

test('invalid requests to public endpoints store nothing, and every endpoint is listed in this test', async ({
  playwright,
  request,
  site,
}) => {
  const visitor = await playwright.request.newContext();
  const leads = () => site.query("SELECT COUNT(*) AS number FROM wp_posts WHERE post_type = 'hadaya_lead'")[0]?.number;
  const before = leads();
  for (const action of PUBLIC) {
    const answer = await visitor.post(site.ajaxUrl, { form: { action } });
    expect(answer.status(), action).toBeLessThan(500);
    expect(answer.headers()['cache-control'] ?? '', action).toContain('no-');
  }
  const quote = await visitor.post(`${site.url}/wp-json/hadaya/v1/quotes`, { data: {} });
  expect(quote.status()).toBeLessThan(500);
  expect(quote.headers()['cache-control']).toContain('no-store');
  expect(leads()).toBe(before);
  await visitor.dispose();

  const index = await (await request.get(`${site.url}/wp-json/hadaya/v1`)).json();
  const routes: [string, { methods: readonly string[] }][] = Object.entries(index.routes);
  const found = routes
    .filter(([path]) => path !== '/hadaya/v1')
    .flatMap(([path, { methods }]) => methods.map((method) => `${method} ${path.replace('/hadaya/v1/', '')}`));
  const known = [...ROUTES, ...LEAD_ROUTES].map(([method, path]) => `${method} ${path}`);
  expect(found.sort()).toEqual([...known, ...PUBLIC_ROUTES].sort());

  const folder = resolve(import.meta.dirname, '../../../wordpress/hadaya');
  const source = globSync('**/*.php', { cwd: folder, exclude: ['tests/**'] })
    .map((file) => readFileSync(resolve(folder, file), 'utf8'))
    .join('\n');
  const named = (pattern: RegExp) => [...new Set([...source.matchAll(pattern)].map(([, name = '']) => name))].sort();
  expect(named(/'admin_post_(\w+)'/g)).toEqual(POSTS.map(([action]) => action).sort());
  expect(named(/'admin_post_nopriv_(\w+)'/g)).toEqual([]);
  // The plugin composes the hook names for public calls, so a search cannot find them. Asserts the number of lines that
  // compose such a name.
  expect(source.match(/'wp_ajax_nopriv_'/g)).toHaveLength(3);
  for (const action of PUBLIC) expect(source, action).toContain(`'${action}'`);
});
