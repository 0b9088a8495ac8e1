/** The plain list of messages, WordPress' own: search, filters, states, answers, notes, bulk actions, the table, and how long they are kept. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/test.ts';
import { findLeads, postMessage } from './kit/message.ts';
import { logIn, peek } from './kit/session.ts';
import { EDITOR, HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });

const LIST = '/wp-admin/edit.php?post_type=hadaya_lead';
/** Our parts of WordPress' screens; the rest of them is WordPress'. */
const SELECT = 'WordPress’ controls have a picture of an arrow; their text is nearly black on white';
const LIST_PARTS = {
  include: ['.tablenav.top', '.wp-list-table', '.subsubsub'],
  reviewed: {
    'color-contrast #bulk-action-selector-top': SELECT,
    'color-contrast #filter-hadaya_page': SELECT,
    'color-contrast #filter-hadaya_widget': SELECT,
    'th-has-data-cells': 'WordPress repeats the heads of its table at the foot',
  },
};
const BOXES = {
  include: ['#hadaya-lead', '#hadaya-lead-notes', '#hadaya-lead-state'],
  reviewed: { 'color-contrast #hadaya-state': SELECT },
};

const stateOf = (site: TestSite, email: string) => findLeads(site, email)[0]?.post_status;
const idOf = (site: TestSite, email: string) => Number(findLeads(site, email)[0]?.ID);
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

/** Moves the focus by Tab alone until it stands on a control. */
async function tabTo(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return page.evaluate(() => {
        const at = document.activeElement;
        return at?.getAttribute('aria-label') ?? (at instanceof HTMLSelectElement ? at.name : at?.textContent?.trim());
      });
    })
    .toContain(name);
}

test('a message is found by its words, page and day, opened, answered, noted and marked by the keyboard alone', async ({
  page,
  site,
  guest,
  snap,
}) => {
  const host = new URL(site.url).hostname;
  const visit = 'typ=utm|||src=newsletter|||mdm=email|||cmp=eid|||cnt=(none)|||trm=(none)';
  await page
    .context()
    .addCookies([{ name: 'sbjs_current', value: encodeURIComponent(visit), domain: host, path: '/' }]);
  const words = 'Sixty lanterns for the majlis';
  await postMessage(page.request, site, {
    email: 'amal@inbox.example',
    message: words,
    ref_url: `${site.url}/gifts/?a=1`,
  });
  await postMessage(page.request, site, { email: 'badr@inbox.example', phone: '12345', name: 'Badr' });
  await logIn(page.request, site.url);

  await page.goto(LIST);
  await page.getByLabel('Search messages').fill('lanterns majlis');
  await page.getByLabel('Search messages').press('Enter');
  await expect(rowOf(page, 'amal@inbox.example')).toBeVisible();
  await expect(rowOf(page, 'badr@inbox.example')).toHaveCount(0);
  await page.getByLabel('Search messages').fill('');
  const choice = page.locator('#filter-hadaya_page');
  await choice.selectOption('/gifts/');
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
  await expect(choice).toHaveValue(`${site.url}/gifts/`);
  await expect(rowOf(page, 'badr@inbox.example')).toHaveCount(0);
  await page.getByLabel('Until', { exact: true }).fill('2020-01-02');
  await page.getByLabel('Until', { exact: true }).press('Enter');
  await expect(page.getByText('No message matches.')).toBeVisible();
  await page.getByLabel('Until', { exact: true }).fill('');
  await page.getByLabel('Until', { exact: true }).press('Enter');
  const row = rowOf(page, 'amal@inbox.example');
  await expect(row).toContainText('New');
  await expectAccessible(page, LIST_PARTS);
  await snap('wordpress-inbox-list');

  await row.locator('.row-title').press('Enter');
  const source = page.getByRole('row', { name: /Came from/ });
  await expect(source).toContainText('newsletter / email · Campaign: eid');
  await expect(page.getByRole('link', { name: `${site.url}/gifts/?a=1` })).toBeVisible();
  const mail = page.getByRole('link', { name: 'Reply by mail' });
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toMatch(
    /^mailto:amal@inbox\.example\?subject=.+&body=\r\n\r\n> Sixty lanterns/,
  );
  const whatsApp = page.getByRole('link', { name: 'Reply in WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', 'https://wa.me/96890000001?text=Hello%20Amal%2C');
  await expectAccessible(page, BOXES);
  await snap('wordpress-inbox-detail');
  await mail.focus();
  await tabTo(page, 'post_status');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('hadaya_answered');
  expect(stateOf(site, 'amal@inbox.example')).toBe('hadaya_answered');
  await page.getByLabel('New note').fill('Called back.\n"Quoted" at 10:00 <b>');
  await page.getByRole('button', { name: 'Save notes' }).press('Enter');
  await expect(page.locator('.hadaya-notes')).toContainText('"Quoted" at 10:00');
  await page.getByLabel('Remove this note').press('Space');
  await page.getByRole('button', { name: 'Save notes' }).press('Enter');
  await expect(page.getByText('None yet. Only people')).toBeVisible();

  const other = `${site.url}/wp-admin/post.php?post=${idOf(site, 'badr@inbox.example')}&action=edit&hadaya_plain=1`;
  expect(await (await page.request.get(other)).text()).toContain('WhatsApp needs a number with its country code');
  guest.dropVerdict();
});

test('states are counted, marked by row and in bulk, kept through the bin, and narrow the table', async ({
  page,
  site,
  guest,
}, { repeatEachIndex }) => {
  const host = `state-${repeatEachIndex}.example`;
  for (const name of ['one', 'two', 'three']) await postMessage(page.request, site, { email: `${name}@${host}` });
  await logIn(page.request, site.url);
  await page.goto(`${LIST}&s=${host}`);
  const spam = rowOf(page, `one@${host}`).getByRole('link', { name: 'Mark as: Spam' });
  await spam.focus();
  await spam.press('Enter');
  // WordPress' script works when it has given the sentence a button that closes it.
  await expect(page.getByText('1 message marked as “Spam”.').locator('..').getByRole('button')).toBeVisible();
  await expect(rowOf(page, `one@${host}`)).toHaveCount(0);
  expect(stateOf(site, `one@${host}`)).toBe('hadaya_spam');

  await page.locator('#cb-select-all-1').press('Space');
  await page.locator('#bulk-action-selector-top').selectOption('Mark as: Answered');
  await page.locator('#doaction').press('Enter');
  await expect(page.getByText('2 messages marked as “Answered”.')).toBeVisible();
  await page.getByRole('link', { name: /^Answered/ }).press('Enter');
  const table = page.getByRole('link', { name: 'Export as CSV' });
  const read = async () => (await page.request.get((await table.getAttribute('href')) ?? '')).text();
  await expect(rowOf(page, `two@${host}`)).toBeVisible();
  expect(await read()).toMatch(new RegExp(`two@${host}[\\s\\S]*,Answered,`));
  expect(await read()).not.toContain(`one@${host}`);

  const trash = rowOf(page, `two@${host}`).getByRole('link', { name: /Bin|Trash/ });
  await trash.focus();
  await trash.press('Enter');
  await expect(page.getByText('1 message moved to the bin.').locator('..').getByRole('button')).toBeVisible();
  await page.getByRole('link', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('1 message brought back from the bin.')).toBeVisible();
  expect(stateOf(site, `two@${host}`)).toBe('hadaya_answered');
  guest.dropVerdict();
});

test('nobody without the right and no old link changes a message, and a menu is there only where we answer the form', async ({
  playwright,
  request,
  site,
}) => {
  const visitor = await playwright.request.newContext();
  await postMessage(visitor, site, { email: 'guard@inbox.example' });
  const id = idOf(site, 'guard@inbox.example');
  const mark = `${site.url}/wp-admin/admin-post.php?action=hadaya_mark_lead&lead=${id}&state=hadaya_spam`;
  await logIn(visitor, site.url, EDITOR);
  expect((await peek(visitor, mark)).status()).toBe(403);
  await logIn(request, site.url);
  expect((await peek(request, `${mark}&_wpnonce=0000000000`)).status()).toBe(403);
  const bulk = `${site.url}${LIST}&action=hadaya_mark_hadaya_spam&post%5B%5D=${id}`;
  expect((await peek(request, `${bulk}&_wpnonce=0000000000`)).status()).toBe(403);
  const stale = { action: 'editpost', post_ID: String(id), post_status: 'hadaya_spam', _wpnonce: '0000000000' };
  expect((await request.post(`${site.url}/wp-admin/post.php`, { form: stale })).status()).toBe(403);
  expect(stateOf(site, 'guard@inbox.example')).toBe('private');
  await visitor.dispose();

  const hasMenu = async () =>
    /href=['"]admin\.php\?page=hadaya-inbox/.test(
      await (await request.get(`${site.url}/wp-admin/options-general.php`)).text(),
    );
  expect(await hasMenu()).toBe(true);
  site.setOption('hadaya_test_contact_plugin', 1);
  expect(await hasMenu()).toBe(false);
  expect((await request.get(`${site.url}${LIST}`)).status()).toBe(200);
  site.setOption('hadaya_test_contact_plugin', null);
});

test('messages older than the owner keeps them are deleted once a day, with what lies in the bin', async ({
  request,
  site,
}) => {
  await postMessage(request, site, { email: 'young@keep.example' });
  const due = {
    hadaya_delete_old_messages: {
      '40cd750bba9870f18aada2478b24840a': { schedule: 'daily', args: [], interval: 86_400 },
    },
  };
  const run = (days: number) => {
    site.setOptions({
      hadaya_options: { ...HADAYA_OPTIONS, messages: { keep_days: days } },
      cron: { 1: due, version: 2 },
    });
    return request.get(`${site.url}/wp-cron.php`);
  };
  await run(1);
  expect(findLeads(site, 'young@keep.example')).toHaveLength(1);
  site.setOption('hadaya_test_message_date', '2020-01-01 10:00:00');
  await postMessage(request, site, { email: 'old@keep.example' });
  site.setOption('hadaya_test_message_date', null);
  await run(0);
  expect(findLeads(site, 'old@keep.example')).toHaveLength(1);
  await run(2);
  expect(findLeads(site, 'old@keep.example')).toEqual([]);
  expect(findLeads(site, 'young@keep.example')).toHaveLength(1);
  site.setOption('hadaya_options', HADAYA_OPTIONS);
});

test('screens: the inbox right to left on a phone', async ({ page, site, guest, snap }) => {
  await postMessage(page.request, site, { email: 'phone@inbox.example', name: 'سالم', message: 'مئة دفتر\nمع الشعار' });
  site.setOption('hadaya_test_locale', 'ar');
  await logIn(page.request, site.url);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(LIST);
  await expect(page.getByText('كل الصفحات').first()).toBeAttached();
  await snap('wordpress-inbox-ar-list');
  await page.goto(`/wp-admin/post.php?post=${idOf(site, 'phone@inbox.example')}&action=edit&hadaya_plain=1`);
  await expect(page.getByText('الرد بالبريد')).toBeVisible();
  await expectAccessible(page, BOXES);
  await snap('wordpress-inbox-ar-detail');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  site.setOption('hadaya_test_locale', null);
  guest.dropVerdict();
});
