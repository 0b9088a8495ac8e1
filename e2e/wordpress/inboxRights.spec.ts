import type { APIRequestContext } from '@playwright/test';
import {
  detailOf,
  emailOf,
  emptyInbox,
  INBOX,
  idOf,
  leadCalls,
  listOf,
  openerOf,
  stateOf,
  toldOf,
  writeAs,
} from './kit/inbox.ts';
import { findLeads } from './kit/message.ts';
import { logIn, peek } from './kit/session.ts';
import { EDITOR } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
// WordPress's dashboard logs a PHP notice if WordPress has not yet checked for updates.
test.use({ allow: { globals: ['chaty_settings'] }, expectedLog: /wp-admin\/includes\/dashboard\.php/ });
test.beforeEach(({ site }) => emptyInbox(site));
test.afterEach(({ site }) => site.setOption('hadaya_test_hooks', null));

const MANAGER = { login: 'inbox-manager', password: 'inbox-password', role: 'shop_manager' };

/** Creates WooCommerce's shop manager role and a user with it. */
async function addManager(admin: APIRequestContext, site: TestSite): Promise<void> {
  await admin.get(`${site.url}/?hadaya-test-role=1`);
  const nonce = await (await admin.get(`${site.ajaxUrl}?action=rest-nonce`)).text();
  const { login, password, role } = MANAGER;
  const data = { username: login, password, email: `${login}@shop.example`, roles: [role] };
  const made = await admin.post(`${site.url}/?rest_route=/wp/v2/users`, { headers: { 'X-WP-Nonce': nonce }, data });
  expect([201, 500]).toContain(made.status());
}

test('a shop manager may open only the inbox; an editor may open it only if the site allows this', async ({
  playwright,
  request,
  site,
}) => {
  const [visitor, manager, editor] = await Promise.all([1, 2, 3].map(() => playwright.request.newContext()));
  if (!visitor || !manager || !editor) throw new Error('a test user is missing');
  await writeAs(visitor, site, 'Amal');
  const id = idOf(site, emailOf('Amal'));
  await logIn(request, site.url);
  await addManager(request, site);
  await logIn(manager, site.url, MANAGER);
  const seen = await manager.get(`${site.url}${INBOX}&lead=${id}`);
  expect(seen.status()).toBe(200);
  expect(await seen.text()).toContain(emailOf('Amal'));
  expect((await peek(manager, `${site.url}/wp-admin/admin.php?page=hadaya`)).status()).toBe(403);
  const dashboard = await (await manager.get(`${site.url}/wp-admin/index.php`)).text();
  expect(dashboard).toContain('Last 7 days: 1. Previous 7 days: 0.');
  expect(dashboard).toMatch(/href='admin\.php\?page=hadaya-inbox'/);
  const managed = await leadCalls(manager, site);
  expect((await managed('GET', '')).body.items).toHaveLength(1);
  // WordPress's own list and edit screens show messages to no user.
  for (const path of ['edit.php?post_type=hadaya_lead', `post.php?action=edit&post=${id}`])
    expect([403, 500], path).toContain((await peek(manager, `${site.url}/wp-admin/${path}`)).status());

  await logIn(editor, site.url, EDITOR);
  expect((await peek(editor, `${site.url}${INBOX}`)).status()).toBe(403);
  const home = await (await editor.get(`${site.url}/wp-admin/index.php`)).text();
  expect(home).not.toContain('hadaya-leads');
  expect(home).not.toContain('page=hadaya-inbox');
  const refused = await leadCalls(editor, site);
  // `attacks/endpoints` covers all other routes and nonces.
  expect((await refused('GET', `/${id}`)).status).toBe(403);
  site.setOption('hadaya_test_hooks', 1);
  expect((await peek(editor, `${site.url}${INBOX}`)).status()).toBe(200);
  expect((await refused('GET', '')).status).toBe(200);
  expect(JSON.stringify((await refused('GET', `/${id}`)).body)).toContain(emailOf('Amal'));
  site.setOption('hadaya_test_hooks', null);

  expect(stateOf(site, emailOf('Amal'))).toBe('private');
  for (const context of [visitor, manager, editor]) await context.dispose();
});

test('reports changes made in another tab and overwrites nothing', async ({ page, site, guest }) => {
  await writeAs(page.request, site, 'Amal');
  await writeAs(page.request, site, 'Badr');
  const id = idOf(site, emailOf('Amal'));
  await logIn(page.request, site.url);
  await page.goto(`${INBOX}&lead=${id}`);
  const other = await page.context().newPage();
  await other.goto(`${INBOX}&lead=${id}`);
  await detailOf(other).getByRole('button', { name: 'Mark as replied' }).click();
  await expect(toldOf(other)).toContainText('1 message marked as replied.');

  const begun = await detailOf(page).getByLabel('Your reply').inputValue();
  await detailOf(page).getByLabel('Your reply').fill('Half an answer');
  await detailOf(page).getByRole('button', { name: 'Spam' }).click();
  await expect(toldOf(page)).toContainText('admin changed the message’s status to “Replied”.');
  await expect(detailOf(page).locator('.hadaya-inbox-head')).toContainText('Replied');
  await expect(detailOf(page).getByLabel('Your reply')).toHaveValue('Half an answer');
  expect(stateOf(site, emailOf('Amal'))).toBe('hadaya_answered');

  // The server rejects the first tab's undo after the second tab's change.
  await detailOf(page).getByRole('button', { name: 'Spam' }).click();
  await expect(toldOf(page)).toContainText('marked as spam');
  await toldOf(other).getByRole('button', { name: 'Undo' }).click();
  await expect(toldOf(other)).toContainText('admin changed the message’s status to “Spam”');
  expect(stateOf(site, emailOf('Amal'))).toBe('hadaya_spam');

  // The app asks for confirmation before a user abandons unsent text.
  await detailOf(page).getByLabel('Your reply').fill(begun);

  // Bulk actions skip messages that have changed, and report them.
  await page.goto(INBOX);
  await expect(openerOf(page, 'Badr')).toBeVisible();
  await detailOf(other).getByRole('button', { name: 'Not spam' }).click();
  await expect(toldOf(other)).toContainText('marked as new');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(openerOf(page, 'Amal')).toBeVisible();
  await openerOf(other, 'Badr').click();
  await detailOf(other).getByRole('button', { name: 'Move to Trash' }).click();
  await expect(toldOf(other)).toContainText('moved to Trash');
  await listOf(page).getByLabel('Select all').check();
  await listOf(page).getByRole('button', { name: 'Mark as replied' }).click();
  await expect(toldOf(page)).toContainText('1 message marked as replied. 1 message was not changed');
  await expect(toldOf(page)).toContainText('Badr (Trash)');
  guest.ignoreFindings();
});

test('an email links to its message, and the inbox reports a missing message or a list that fails to load', {
  tag: '@all',
}, async ({ page, site, guest }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await writeAs(page.request, site, 'Amal');
  const id = idOf(site, emailOf('Amal'));
  expect(site.mails().at(-1)?.message).toContain(`${INBOX}&lead=${id}`);
  await logIn(page.request, site.url);
  await page.goto(`${INBOX}&lead=${id}`);
  await expect(detailOf(page).getByRole('heading', { name: 'Amal' })).toBeVisible();
  await expect(listOf(page)).toBeHidden();
  await detailOf(page).getByRole('button', { name: 'Back to the list' }).click();
  await expect(openerOf(page, 'Amal')).toBeFocused();
  await openerOf(page, 'Amal').click();
  await expect(detailOf(page).getByRole('heading', { name: 'Amal' })).toBeVisible();
  await page.goBack();
  await expect(openerOf(page, 'Amal')).toBeVisible();
  await page.goto(`${INBOX}&lead=999999`);
  await expect(toldOf(page)).toContainText('The linked message was deleted.');

  await expect(openerOf(page, 'Amal')).toBeVisible();
  await page.route(/hadaya(\/|%2F)v1(\/|%2F)leads/, (route) => route.abort());
  await page.getByLabel('Search messages').fill('amal');
  await expect(page.getByRole('alert')).toContainText('Could not connect to the site.');
  await page.unroute(/hadaya(\/|%2F)v1(\/|%2F)leads/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(openerOf(page, 'Amal')).toBeVisible();
  guest.ignoreFindings();
});

test('only a message in the Trash can be deleted permanently, and the inbox explains missing scripts', {
  tag: '@all',
}, async ({ page, site, guest }) => {
  await writeAs(page.request, site, 'Amal');
  const id = idOf(site, emailOf('Amal'));
  await logIn(page.request, site.url);
  const call = await leadCalls(page.request, site);
  const { revision } = (await call('GET', `/${id}`)).body.lead;
  expect((await call('DELETE', `/${id}`, { revision })).status).toBe(409);
  await page.goto(`${INBOX}&lead=${id}`);
  await detailOf(page).getByRole('button', { name: 'Move to Trash' }).click();
  await page.evaluate(() => Object.assign(window, { confirm: () => true }));
  await detailOf(page).getByRole('button', { name: 'Delete permanently' }).click();
  await expect(toldOf(page)).toContainText('permanently deleted');
  expect(findLeads(site, emailOf('Amal'))).toEqual([]);

  const html = await (await page.request.get(`${site.url}${INBOX}`)).text();
  expect(html).toMatch(/<noscript>.*The inbox requires JavaScript\..*<\/noscript>/);
  await page.route('**/dist/admin/inbox.min.js*', (route) => route.abort());
  await page.goto(INBOX);
  await expect(page.getByText('The inbox could not be loaded')).toBeVisible();
  guest.ignoreFindings();
});
