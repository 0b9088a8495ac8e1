import { tableAddress } from './kit/inbox.ts';
import { findLeads, postMessage } from './kit/message.ts';
import { SETTINGS_PAGE, saveForm } from './kit/ownerCalls.ts';
import { runTool } from './kit/privacyTools.ts';
import { runHookJobs } from './kit/runHookJobs.ts';
import { openSection } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });
const answer = (status: number | string, body: object | null = null) => ({
  hadaya_test_hook_status: status,
  hadaya_test_hook_answer: body,
});
test.beforeAll(({ site }) => site.setOptions({ hadaya_test_no_finish: 1 }));
test.afterAll(({ site }) =>
  site.setOptions({
    hadaya_options: HADAYA_OPTIONS,
    hadaya_test_no_finish: null,
    hadaya_test_hook_status: null,
    hadaya_test_hook_answer: null,
  }),
);

const KEY = '0123456789abcdef0123456789abcdef-us21';
const NEWSLETTER = { enabled: true, label: 'Newsletter', agree: 'Yes, please' };
const WEBHOOK = {
  enabled: true,
  recipe: 'mailchimp',
  url: '',
  secret: '',
  api_key: KEY,
  list: 'a1b2c3',
  confirm: true,
};

const tick = (label: string, text: string) => ({
  'custom_fields[5][label_checkbox]': label,
  'custom_fields[5][slug]': 'checkbox',
  'custom_fields[5][checkbox]': text,
});

test('subscribes only visitors who tick the newsletter checkbox, and explains wrong keys, limits and timeouts without losing messages', {
  tag: '@all',
}, async ({ page, playwright, site, guest, snap }) => {
  const { request } = page;
  const wrong = await saveForm(request, site, { webhook: { ...WEBHOOK, api_key: '', list: '' } });
  expect(Object.keys((await wrong.json()).data.errors).sort()).toEqual(['form.webhook.api_key', 'form.webhook.list']);
  expect((await saveForm(request, site, { newsletter: NEWSLETTER, webhook: WEBHOOK })).status()).toBe(200);
  const visitor = await playwright.request.newContext();
  const run = () => runHookJobs(visitor, site);
  while ((await run()).length > 0);
  const before = site.hookCalls().length;
  const agreed = tick('Newsletter', 'Yes, please');
  const email = 'news@company.example';
  expect(await (await postMessage(visitor, site, { email, ...agreed })).json()).toMatchObject({ status: 1 });
  const id = Number(findLeads(site, email)[0]?.ID);
  const reported = async () => {
    await page.goto(`/wp-admin/admin.php?page=hadaya-inbox&lead=${id}`);
    return page.locator('#hadaya-inbox');
  };
  const faults = [
    [401, { title: 'API Key Invalid' }, 'Account > Extras > API keys'],
    [429, { title: 'TooManyRequests' }, 'The request limit for'],
    ['slow', null, 'Could not connect to'],
  ] as const;
  for (const [status, said, text] of faults) {
    site.setOptions(answer(status, said));
    expect(await run()).toHaveLength(1);
    await expect((await reported()).getByText(text)).toBeVisible();
    await expect(page.locator('#hadaya-inbox')).not.toContainText(KEY);
  }
  await snap('newsletter-inbox');
  site.setOptions(answer(200, { status: 'pending' }));
  expect(await run()).toHaveLength(1);
  await expect((await reported()).getByText(/Delivered on/)).toBeVisible();
  expect(await run()).toEqual([]);
  const calls = site.hookCalls().slice(before);
  expect(calls).toHaveLength(faults.length + 1);
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ email_address: email, status_if_new: 'pending' });

  // Without the newsletter checkbox, the site subscribes nobody, even if the visitor has given the form's consent. The
  // message shows the reason.
  const consent = { enabled: true, text: 'We answer.', page: '', label: 'Privacy', agree: 'I agree' };
  expect((await saveForm(request, site, { consent, webhook: WEBHOOK })).status()).toBe(200);
  await postMessage(visitor, site, { email: 'no@company.example', ...tick('Privacy', 'I agree') });
  while ((await run()).length > 0);
  expect(site.hookCalls()).toHaveLength(before + calls.length);
  const other = Number(findLeads(site, 'no@company.example')[0]?.ID);
  await page.goto(`/wp-admin/admin.php?page=hadaya-inbox&lead=${other}`);
  await expect(page.getByText('Not added to the newsletter: the form has no newsletter checkbox')).toBeVisible();
  await visitor.dispose();
  guest.ignoreFindings();
});

test('a separate optional checkbox controls the subscription and appears in the inbox, the export and the privacy tools', {
  tag: '@all',
}, async ({ page, playwright, site, guest, snap }) => {
  const { request } = page;
  const consent = { enabled: true, text: 'We answer.', page: '', label: 'Privacy', agree: 'I agree' };
  const newsletter = { enabled: true, label: 'Newsletter', agree: 'Send me offers' };
  expect((await saveForm(request, site, { consent, newsletter, webhook: WEBHOOK })).status()).toBe(200);
  const visitor = await playwright.request.newContext();
  const run = () => runHookJobs(visitor, site);
  while ((await run()).length > 0);
  site.setOptions(answer(200, { status: 'pending' }));
  const before = site.hookCalls().length;

  const send = async (email: string, isSubscribed: boolean) => {
    await page.goto('/ask/');
    await page.locator('.open-chaty').click();
    await page.locator('.Contact_Us-channel-link .chaty-link').click();
    const form = page.getByRole('dialog', { name: 'Contact us' });
    await form.locator('.field-name').fill('Amal');
    await form.locator('.field-email').fill(email);
    await form.locator('.field-message').fill('Two hundred notebooks');
    const box = form.getByRole('checkbox', { name: 'Send me offers' });
    await expect(box).not.toBeChecked();
    await expect(box).not.toHaveAttribute('required');
    await form.getByRole('checkbox', { name: 'I agree' }).check();
    if (isSubscribed) await box.check();
    await snap(`newsletter-form-${isSubscribed}`);
    const sent = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' &&
        /admin-ajax/.test(response.url()) &&
        (response.request().postData() ?? '').includes('front_form_save'),
    );
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    expect(await (await sent).json()).toMatchObject({ status: 1 });
    return Number(findLeads(site, email)[0]?.ID);
  };
  const left = await send('left@company.example', false);
  const subscribed = await send('wanted@company.example', true);
  // A cached page has no newsletter checkbox, so its consent does not cover the newsletter.
  const agreed = tick('Privacy', 'I agree');
  await postMessage(visitor, site, { email: 'cached@company.example', ...agreed });
  const cached = Number(findLeads(site, 'cached@company.example')[0]?.ID);
  while ((await run()).length > 0);
  const calls = site.hookCalls().slice(before);
  expect(calls.map(({ body }) => JSON.parse(body).email_address)).toEqual(['wanted@company.example']);

  for (const [id, text, reason] of [
    [left, 'no', 'did not tick the checkbox'],
    [subscribed, 'yes, agreed to “Send me offers”', 'Delivered on'],
    [cached, '', 'did not see the newsletter checkbox'],
  ] as const) {
    await page.goto(`/wp-admin/admin.php?page=hadaya-inbox&lead=${id}`);
    const shown = page.locator('#hadaya-inbox');
    await expect(shown.getByText(reason)).toBeVisible();
    const fields = shown.getByRole('region', { name: 'Form answers' });
    if (text === '') await expect(fields).not.toContainText('Newsletter');
    else await expect(fields).toContainText(`Newsletter${text}`);
    await snap(`newsletter-answer-${text === '' ? 'none' : text.slice(0, 3)}`);
  }
  const table = await (await request.get(await tableAddress(request, site))).text();
  expect(table.split('\n')[0]).toMatch(/newsletter$/);
  expect(table).toContain('yes, agreed to');
  expect(JSON.stringify(await runTool(request, site, 'export', 'wanted@company.example'))).toContain('Send me offers');
  await visitor.dispose();
  guest.ignoreFindings();
});

test('the owner tests a newsletter’s key and list without subscribing anyone', async ({ page, site, guest, snap }) => {
  expect((await saveForm(page.request, site, { webhook: { ...WEBHOOK, recipe: 'brevo', list: '5' } })).status()).toBe(
    200,
  );
  await page.goto(SETTINGS_PAGE);
  await openSection(page, 'Form');
  await page.getByText('More settings').last().click();
  const recipe = page.locator('[id="hadaya-form.webhook.recipe"]');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await recipe.scrollIntoViewIfNeeded();
    await snap(`newsletter-${width}`);
  }
  const group = page.getByRole('group', { name: 'Webhook and newsletter' });
  await expect(group.getByLabel('Webhook URL')).toHaveCount(0);
  const before = site.hookCalls().length;
  site.setOptions(answer(401, { code: 'unauthorized', message: 'Key not found' }));
  await group.getByRole('button', { name: 'Send test' }).press('Enter');
  await expect(group.getByRole('status')).toContainText('Brevo rejected the API key');
  site.setOptions(answer(200, { id: 5 }));
  await group.getByRole('button', { name: 'Send test' }).press('Enter');
  await expect(group.getByRole('status')).toHaveText('Test delivered.');
  expect(
    site
      .hookCalls()
      .slice(before)
      .map(({ body }) => body ?? ''),
  ).toEqual(['', '']);
  await group.getByLabel('Service').selectOption('');
  await expect(group.getByLabel('Webhook URL')).toBeVisible();
  await expect(group.getByLabel('API key')).toHaveCount(0);
  guest.ignoreFindings();
});
