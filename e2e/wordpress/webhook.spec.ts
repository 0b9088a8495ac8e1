import { createHmac } from 'node:crypto';
import { detailOf, INBOX, readLead } from './kit/inbox.ts';
import { findLeads, postMessage } from './kit/message.ts';
import { SETTINGS_PAGE, saveForm } from './kit/ownerCalls.ts';
import { runHookJobs } from './kit/runHookJobs.ts';
import { logIn, readNonce } from './kit/session.ts';
import { EDITOR, HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });
// Leaves deliveries to jobs, because these tests check each delivery and can run the jobs one by one.
test.beforeAll(({ site }) => site.setOptions({ hadaya_test_no_finish: 1 }));
test.afterAll(({ site }) =>
  site.setOptions({ hadaya_options: HADAYA_OPTIONS, hadaya_test_hook_status: null, hadaya_test_no_finish: null }),
);

const SECRET = 'a-secret-of-thirty-two-characters';

test('signs each webhook message and retries it with growing delays', async ({ page, playwright, site, guest }) => {
  const { request } = page;
  const wrong = await saveForm(request, site, {
    webhook: { enabled: true, url: 'http://hook.example', secret: 'short' },
  });
  expect(Object.keys((await wrong.json()).data.errors).sort()).toEqual(['form.webhook.secret', 'form.webhook.url']);
  const url = 'https://hook.example/messages';
  const made = await saveForm(request, site, { webhook: { enabled: true, url, secret: '' } });
  expect((await made.json()).settings.form.webhook.secret).toMatch(/^[\w]{40}$/);
  expect((await saveForm(request, site, { webhook: { enabled: true, url, secret: SECRET } })).status()).toBe(200);

  const visitor = await playwright.request.newContext();
  // Runs jobs left by other tests on this site, so that they are not counted.
  while ((await runHookJobs(visitor, site)).length > 0);
  const before = site.hookCalls().length;
  site.setOption('hadaya_test_hook_status', 500);
  const email = 'hook@company.example';
  const sent = await postMessage(visitor, site, { email, message: 'مئتا دفتر / "now"' });
  expect(await sent.json()).toMatchObject({ status: 1 });
  const id = Number(findLeads(site, email)[0]?.ID);
  const waits: number[] = [];
  for (let wait = await runHookJobs(visitor, site); wait.length > 0; wait = await runHookJobs(visitor, site))
    waits.push(...wait);
  const planned = [0, 60, 600, 3600, 43_200];
  expect(waits).toHaveLength(planned.length);
  for (const [index, wait] of waits.entries()) expect(Math.abs(wait - (planned[index] ?? 0))).toBeLessThan(30);
  const calls = site.hookCalls().slice(before);
  expect(calls).toHaveLength(planned.length);
  for (const { headers, body } of calls) {
    expect(headers['X-Hadaya-Signature']).toBe(`sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`);
    const { time = '', signed } =
      /^t=(?<time>\d+),v1=(?<signed>[0-9a-f]{64})$/.exec(headers['X-Hadaya-Timed-Signature'] ?? '')?.groups ?? {};
    expect(signed).toBe(createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex'));
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(600);
    expect(headers['X-Hadaya-Message']).toBe(String(id));
    expect(JSON.parse(body)).toMatchObject({ event: 'message', id, fields: { email, message: 'مئتا دفتر / "now"' } });
  }

  await page.goto(`${INBOX}&lead=${id}`);
  const box = detailOf(page);
  await expect(box).toContainText('Attempts: 5. Last error: HTTP status 500');
  site.setOption('hadaya_test_hook_status', 200);
  await box.getByRole('link', { name: 'Try again' }).click();
  await expect(box).toContainText('Waiting to be sent.');
  expect(await runHookJobs(visitor, site)).toHaveLength(1);
  await page.reload();
  await expect(box).toContainText('Attempts: 1.');
  await page.goto(SETTINGS_PAGE);
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await page.getByText('More settings').last().click();
  await expect(page.getByLabel('Webhook URL')).toHaveAccessibleDescription(/Last message: Delivered on/);
  // The test button uses the current values of the fields, even if they are not saved.
  const group = page.getByRole('group', { name: 'Webhook and newsletter' });
  const message = group.getByRole('status');
  const testIt = group.getByRole('button', { name: 'Send test' });
  await testIt.press('Enter');
  await expect(message).toHaveText('Test delivered.');
  const trial = site.hookCalls().at(-1);
  expect(JSON.parse(trial?.body ?? '')).toMatchObject({ event: 'test', id: 0, fields: { name: 'A visitor' } });
  expect(trial?.headers['X-Hadaya-Signature']).toBe(
    `sha256=${createHmac('sha256', SECRET)
      .update(trial?.body ?? '')
      .digest('hex')}`,
  );
  site.setOption('hadaya_test_hook_status', 410);
  await testIt.press('Enter');
  await expect(message).toContainText('Test failed: HTTP status 410: the URL was not found');
  site.setOption('hadaya_test_hook_status', 200);
  const count = site.hookCalls().length;
  await page.getByLabel('Shared secret').fill('');
  await testIt.press('Enter');
  await expect(message).toContainText('Save the settings first');
  await page.getByLabel('Shared secret').fill(SECRET);
  await page.getByLabel('Webhook URL').fill('http://10.0.0.1/');
  await testIt.press('Enter');
  await expect(message).toContainText('https://');
  await page.getByLabel('Webhook URL').fill('https://10.0.0.1/');
  await testIt.press('Enter');
  await expect(message).toContainText('Test failed: ');
  expect(site.hookCalls()).toHaveLength(count);
  const route = `${site.url}/?rest_route=/hadaya/v1/webhook/test`;
  const data = { url, secret: SECRET };
  const wrongNonce = { 'X-WP-Nonce': '0000000000' };
  expect((await request.post(route, { data, headers: wrongNonce })).status()).toBe(403);
  expect((await visitor.post(route, { data })).status()).toBe(401);
  const editor = await playwright.request.newContext();
  await logIn(editor, site.url, EDITOR);
  const nonce = await (await editor.get(`${site.ajaxUrl}?action=rest-nonce`)).text();
  expect((await editor.post(route, { data, headers: { 'X-WP-Nonce': nonce } })).status()).toBe(403);
  await editor.dispose();
  // If WooCommerce's Action Scheduler is available, it schedules the retries.
  site.setOption('hadaya_test_scheduler', 1);
  await postMessage(visitor, site, { email: 'planned@company.example' });
  site.setOption('hadaya_test_scheduler', null);
  expect(await runHookJobs(visitor, site)).toEqual([]);
  const scheduled = site.query("SELECT option_value FROM wp_options WHERE option_name = 'hadaya_test_scheduled'")[0];
  const number = Number(findLeads(site, 'planned@company.example')[0]?.ID);
  const [hook, args, owner, delay] = JSON.parse(String(scheduled?.option_value));
  expect([hook, args, owner]).toEqual(['hadaya_send_webhook', [number], 'hadaya']);
  expect(Math.abs(delay)).toBeLessThan(30);
  await visitor.dispose();
  guest.ignoreFindings();
});

test('retries an interrupted delivery and never calls an internal address', {
  tag: '@all',
}, async ({ request, site }) => {
  const webhook = { enabled: true, url: 'https://hook.example/messages', secret: SECRET };
  expect((await saveForm(request, site, { webhook })).status()).toBe(200);
  const report = async () => (await request.get(`${site.url}/?hadaya_debug=text`)).text();
  expect(await report()).not.toContain('Messages not delivered by webhook');
  const email = 'dies@company.example';
  await postMessage(request, site, { email });
  site.setOption('hadaya_test_hook_status', 'dies');
  await request.get(`${site.url}/?hadaya-test-jobs=hadaya_send_webhook`);
  site.setOption('hadaya_test_hook_status', 500);
  const [again] = await runHookJobs(request, site);
  expect(Math.abs(Number(again) - 60)).toBeLessThan(30);
  for (let wait = await runHookJobs(request, site); wait.length > 0; wait = await runHookJobs(request, site));
  expect(await report()).toContain('Messages not delivered by webhook: 1');
  site.setOption('hadaya_test_hook_status', 200);
  const id = Number(findLeads(site, email)[0]?.ID);
  await request.get((await readLead(request, site, id)).hook.url);
  expect((await readLead(request, site, id)).hook.text).toBe('Waiting to be sent.');
  expect(await runHookJobs(request, site)).toHaveLength(1);
  expect(await runHookJobs(request, site)).toEqual([]);
  expect(await report()).not.toContain('Messages not delivered by webhook');

  // PHPUnit's `DestinationTest` covers the other notations for local addresses.
  const nonce = await (await request.get(`${site.ajaxUrl}?action=rest-nonce`)).text();
  const count = site.hookCalls().length;
  for (const host of ['localhost', '2130706433', '[::ffff:169.254.169.254]']) {
    const answer = await request.post(`${site.url}/?rest_route=/hadaya/v1/webhook/test`, {
      headers: { 'X-WP-Nonce': nonce },
      data: { url: `https://${host}/`, secret: SECRET },
    });
    const { problem } = await answer.json();
    expect(problem, host).toMatch(/own network|valid URL/);
  }
  expect(site.hookCalls()).toHaveLength(count);
});

test('deactivation removes the jobs of waiting deliveries, and activation schedules them again', {
  tag: '@all',
}, async ({ request, site, guest }) => {
  const webhook = { enabled: true, url: 'https://hook.example/messages', secret: SECRET };
  expect((await saveForm(request, site, { webhook })).status()).toBe(200);
  while ((await runHookJobs(request, site)).length > 0);
  const before = site.hookCalls().length;
  await postMessage(request, site, { email: 'paused@company.example' });
  const readJobs = () =>
    String(site.query("SELECT option_value FROM wp_options WHERE option_name = 'cron'")[0]?.option_value);
  expect(readJobs()).toMatch(/hadaya_send_webhook[\s\S]*hadaya_send_mails|hadaya_send_mails[\s\S]*hadaya_send_webhook/);
  const plugins = `${site.url}/wp-admin/plugins.php`;
  const act = async (action: string) =>
    request.post(plugins, {
      form: {
        action,
        'checked[]': 'hadaya/hadaya.php',
        _wpnonce: readNonce(await (await request.get(plugins)).text()),
      },
    });
  await act('deactivate-selected');
  expect(readJobs()).not.toMatch(/hadaya_send_/);
  await act('activate-selected');
  expect(readJobs()).toContain('hadaya_send_mails');
  await runHookJobs(request, site);
  const sent = site.hookCalls().slice(before);
  expect(sent.map(({ body }) => JSON.parse(body).fields.email)).toContain('paused@company.example');
  guest.ignoreFindings();
});
