import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { readLead, throwAway } from './kit/inbox.ts';
import { findLeads, PDF, postMessage, storedNames } from './kit/message.ts';
import { saveForm } from './kit/ownerCalls.ts';
import { logIn, peek } from './kit/session.ts';
import { PERSON } from './kit/settingsApp.ts';
import { EDITOR, HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });

const FRESH = {
  hadaya_options: HADAYA_OPTIONS,
  hadaya_test_no_finish: null,
  hadaya_test_mail: null,
  hadaya_test_cron_runs: null,
  hadaya_test_cron_called: null,
  hadaya_test_hook_status: null,
};
test.beforeEach(({ site }) => site.setOptions(FRESH));
test.afterEach(({ site }) => site.setOptions(FRESH));

/** Creates email addresses that differ in each repetition of a test. */
const addressOf = (name: string) => `${name}-${randomBytes(4).toString('hex')}@delivery.example`;
const formKey = () => randomBytes(16).toString('hex');
const mailsTo = (site: TestSite, email: string) =>
  site
    .mails()
    .filter(
      ({ to, headers, message }) => to === email || String(headers) === `Reply-To: ${email}` || message.includes(email),
    );
const optionOf = (site: TestSite, name: string) =>
  String(site.query('SELECT option_value FROM wp_options WHERE option_name = ?', name)[0]?.option_value ?? '');
const waiting = (site: TestSite, email: string) =>
  site.query(
    "SELECT meta_value FROM wp_postmeta WHERE meta_key = '_hadaya_mail_due' AND post_id = ?",
    Number(findLeads(site, email)[0]?.ID),
  );

/** Sends the scheduled emails immediately; returns their delays in seconds. */
const runJobs = async (request: APIRequestContext, site: TestSite): Promise<readonly number[]> =>
  (await request.get(`${site.url}/?hadaya-test-jobs=hadaya_send_mails`)).json();

/** Makes waiting jobs due, as if their delays had passed, and runs them. */
async function runWaiting(request: APIRequestContext, site: TestSite): Promise<void> {
  await request.get(`${site.url}/?hadaya-test-due=1`);
  await runJobs(request, site);
}

test('the visitor gets a response before a slow mailer finishes, and one email is sent without another request', async ({
  request,
  site,
}) => {
  const email = addressOf('slow');
  site.setOptions({ hadaya_test_no_finish: 1, hadaya_test_mail: 'slow', hadaya_test_cron_runs: 1 });
  expect(await (await postMessage(request, site, { email })).json()).toMatchObject({ status: 1 });
  expect(mailsTo(site, email)).toEqual([]);
  expect(findLeads(site, email)).toHaveLength(1);
  await expect.poll(() => mailsTo(site, email).length, { timeout: 30_000 }).toBe(1);
  await expect.poll(() => waiting(site, email)).toEqual([]);
  await runJobs(request, site);
  expect(mailsTo(site, email)).toHaveLength(1);

  // If the server can end its response early, the same request sends the email.
  site.setOptions(FRESH);
  const early = addressOf('finish');
  await postMessage(request, site, { email: early });
  // The email has no `From` header, so WordPress uses the site's address; mail servers would reject the visitor's
  // address as forged.
  expect(mailsTo(site, early).map(({ headers }) => headers)).toEqual([[`Reply-To: ${early}`]]);
  expect(waiting(site, early)).toEqual([]);
  await runJobs(request, site);
  expect(mailsTo(site, early)).toHaveLength(1);

  // If the server cannot end its response early, a scheduled job sends the email; several concurrent runs send it only
  // once.
  const planned = addressOf('cron');
  site.setOptions({ hadaya_test_no_finish: 1, hadaya_test_cron_called: null });
  await postMessage(request, site, { email: planned });
  expect(mailsTo(site, planned)).toEqual([]);
  expect(optionOf(site, 'hadaya_test_cron_called')).toBe('1');
  const run = () => request.get(`${site.url}/?hadaya-test-run=hadaya_send_mails`);
  await Promise.all([run(), run(), run()]);
  expect(mailsTo(site, planned)).toHaveLength(1);
});

test('keeps and retries a message that the mailer fails to send, and shows the owner the failure', {
  tag: '@all',
}, async ({ request, playwright, site }) => {
  const email = addressOf('fails');
  const visitor = await playwright.request.newContext();
  site.setOption('hadaya_test_mail', 'throws');
  const thrown = addressOf('throws');
  expect(await (await postMessage(visitor, site, { email: thrown })).json()).toMatchObject({ status: 1 });
  await logIn(request, site.url);
  const other = await readLead(request, site, Number(findLeads(site, thrown)[0]?.ID));
  expect(other.mail.text).toContain('the plugin for mail broke');
  site.write("DELETE FROM wp_posts WHERE post_type = 'hadaya_lead'");
  site.write("DELETE FROM wp_postmeta WHERE meta_key LIKE '_hadaya_mail%'");

  site.setOption('hadaya_test_mail', 'fails');
  expect(await (await postMessage(visitor, site, { email })).json()).toMatchObject({ status: 1 });
  const id = Number(findLeads(site, email)[0]?.ID);
  expect(waiting(site, email)).toHaveLength(1);
  const health = async () => (await request.get(`${site.url}/wp-admin/site-health.php`)).text();
  const report = async () => (await readLead(request, site, id)).mail;
  expect(await health()).toContain('Hadaya will try again');
  const early = (await report()).text;
  expect(early).toMatch(/Not sent yet: the notification email\. Attempts: 1\./);
  expect(early).not.toContain('hunter2');

  for (let turn = 0; turn < 5; turn += 1) await runWaiting(visitor, site);
  expect(waiting(site, email)).toEqual([]);
  expect(await health()).toMatch(/All attempts to send emails for .* failed/);
  const { text, url: link } = await report();
  expect(text).toContain('Failed after 6 attempts');
  expect(text).toContain('SMTP connect() failed');

  expect((await peek(visitor, link)).status()).not.toBe(200);
  expect((await peek(request, link.replace(/_wpnonce=\w+/, '_wpnonce=0000000000'))).status()).toBe(403);
  const editor = await playwright.request.newContext();
  await logIn(editor, site.url, EDITOR);
  expect((await peek(editor, link)).status()).toBe(403);
  site.setOption('hadaya_test_mail', null);
  expect(mailsTo(site, email)).toEqual([]);
  await request.get(link);
  expect(mailsTo(site, email)).toHaveLength(1);
  expect(await report()).toBeNull();
  expect(await health()).not.toMatch(/All attempts to send emails for .* failed/);
  await editor.dispose();
  await visitor.dispose();
});

test('Site Health reports emails whose job has not run for an hour', async ({ request, playwright, site }) => {
  const visitor = await playwright.request.newContext();
  const email = addressOf('stuck');
  site.setOption('hadaya_test_no_finish', 1);
  await postMessage(visitor, site, { email });
  expect(waiting(site, email)).toHaveLength(1);
  await logIn(request, site.url);
  const health = async () => (await request.get(`${site.url}/wp-admin/site-health.php`)).text();
  expect(await health()).not.toContain('Hadaya will try again');
  await request.get(`${site.url}/?hadaya-test-due=1`);
  expect(await health()).toContain('Hadaya will try again');
  await runJobs(visitor, site);
  expect(await health()).not.toContain('Hadaya will try again');
  await visitor.dispose();
});

test('a form sent more than once creates one message, one email and one spam check, even if the message is in the Trash', {
  tag: '@all',
}, async ({ request, playwright, site }) => {
  const email = addressOf('again');
  const file = { name: 'our brief.pdf', mimeType: 'application/pdf', buffer: PDF };
  const sent = {
    email,
    form_key: formKey(),
    'custom_fields[4][label_file]': 'Brief',
    'custom_fields[4][slug]': 'file',
    'custom_fields[4][file]': file,
  };
  const presses = await Promise.all([1, 2, 3].map(() => postMessage(request, site, sent)));
  const answers = await Promise.all(presses.map((answer) => answer.json()));
  expect(answers[0]).toMatchObject({ status: 1 });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await (await postMessage(request, site, sent)).json()).toEqual(answers[0]);
  expect(findLeads(site, email)).toHaveLength(1);
  expect(mailsTo(site, email)).toHaveLength(1);
  expect(storedNames(findLeads(site, email)[0])).toHaveLength(1);

  // A resubmission with a changed message, or with a new key, counts as a new message.
  await postMessage(request, site, { ...sent, message: 'Three hundred notebooks' });
  expect(findLeads(site, email)).toHaveLength(2);
  // Cached pages have no key; PHPUnit's `SendingKeyTest` covers invalid keys.
  for (const form_key of [formKey(), '']) await postMessage(request, site, { ...sent, form_key });
  expect(findLeads(site, email)).toHaveLength(4);

  const key = '6LcTestKeyOfTheShop_00000000000000000000';
  expect((await saveForm(request, site, { captcha: { kind: 'v2', site_key: key, secret: key } })).status()).toBe(200);
  const binned = addressOf('binned');
  const visitor = await playwright.request.newContext();
  const other = { email: binned, form_key: formKey() };
  const first = await (await postMessage(visitor, site, { ...other, v2token: '{"success":true}' })).json();
  expect(first).toMatchObject({ status: 1 });
  await throwAway(request, site, Number(findLeads(site, binned)[0]?.ID));
  expect(findLeads(site, binned)[0]?.post_status).toBe('trash');
  expect(await (await postMessage(visitor, site, other)).json()).toEqual(first);
  expect(findLeads(site, binned)).toHaveLength(1);
  await visitor.dispose();
});

test.describe('in the browser', () => {
  test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'], console: [/Failed to load resource/] } });

  test('a second press after a lost response stores one message and sends one email', {
    tag: '@all',
  }, async ({ page, site, guest }) => {
    const email = addressOf('lost');
    const keys: (string | undefined)[] = [];
    await page.route(site.ajaxUrl, async (route) => {
      const body = route.request().postData() ?? '';
      if (!body.includes('chaty_front_form_save_data')) return route.continue();
      keys.push(/name="form_key"\r\n\r\n([0-9a-f]{32})\r\n/.exec(body)?.[1]);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.goto('/ask/');
    await page.locator('.open-chaty').first().click();
    await page.locator('.Contact_Us-channel-link .chaty-link').click();
    const panel = page.getByRole('dialog', { name: 'Contact us' });
    await panel.locator('.field-name').fill('Amal');
    await panel.locator('.field-email').fill(email);
    await panel.locator('.field-message').fill('Two hundred notebooks');
    const send = panel.locator('.chaty-submit-button');
    await send.click();
    await expect.poll(() => findLeads(site, email).length).toBe(1);
    await expect(send).toHaveAttribute('aria-disabled', 'false');
    await expect(panel.locator('.field-message')).toHaveValue('Two hundred notebooks');
    await send.click();
    await expect(page.getByText('Thank you. We will reply soon.')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(findLeads(site, email)).toHaveLength(1);
    expect(mailsTo(site, email)).toHaveLength(1);
    guest.ignoreFindings();
  });
});
