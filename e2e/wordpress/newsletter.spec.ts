/** Recipes for newsletters: who is entered, what the owner reads where it fails, and that nothing is lost. */
import { findLeads, postMessage } from './kit/message.ts';
import { SETTINGS_PAGE, saveForm } from './kit/ownerCalls.ts';
import { openSection } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });
const answer = (status: number | string, told: object | null = null) => ({
  hadaya_test_hook_status: status,
  hadaya_test_hook_answer: told,
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
const CONSENT = { enabled: true, text: 'News of the shop.', page: '', label: 'Newsletter', agree: 'Yes, please' };
const WEBHOOK = {
  enabled: true,
  recipe: 'mailchimp',
  url: '',
  secret: '',
  api_key: KEY,
  list: 'a1b2c3',
  confirm: true,
};

test('only who has agreed is entered; a wrong key, a limit and a silent service lose nothing and say what to do', async ({
  page,
  playwright,
  site,
  guest,
  snap,
}) => {
  const { request } = page;
  const wrong = await saveForm(request, site, { webhook: { ...WEBHOOK, api_key: '', list: '' } });
  expect(Object.keys((await wrong.json()).data.errors).sort()).toEqual(['form.webhook.api_key', 'form.webhook.list']);
  expect((await saveForm(request, site, { consent: CONSENT, webhook: WEBHOOK })).status()).toBe(200);
  const visitor = await playwright.request.newContext();
  const run = async () =>
    (await visitor.get(`${site.url}/?hadaya-test-jobs=hadaya_send_webhook`)).json() as Promise<readonly number[]>;
  while ((await run()).length > 0);
  const before = site.hookCalls().length;
  const agreed = {
    'custom_fields[5][label_checkbox]': 'Newsletter',
    'custom_fields[5][slug]': 'checkbox',
    'custom_fields[5][checkbox]': 'Yes, please',
  };
  const email = 'news@company.example';
  expect(await (await postMessage(visitor, site, { email, ...agreed })).json()).toMatchObject({ status: 1 });
  const id = Number(findLeads(site, email)[0]?.ID);
  const told = async () => {
    await page.goto(`/wp-admin/admin.php?page=hadaya-inbox&lead=${id}`);
    return page.locator('#hadaya-inbox');
  };
  const faults = [
    [401, { title: 'API Key Invalid' }, 'Account > Extras > API keys'],
    [429, { title: 'TooManyRequests' }, 'You need do nothing'],
    ['slow', null, 'was not reached'],
  ] as const;
  for (const [status, said, words] of faults) {
    site.setOptions(answer(status, said));
    expect(await run()).toHaveLength(1);
    await expect((await told()).getByText(words)).toBeVisible();
    await expect(page.locator('#hadaya-inbox')).not.toContainText(KEY);
  }
  await snap('newsletter-inbox');
  site.setOptions(answer(200, { status: 'pending' }));
  expect(await run()).toHaveLength(1);
  await expect((await told()).getByText(/Received on/)).toBeVisible();
  expect(await run()).toEqual([]);
  const calls = site.hookCalls().slice(before);
  expect(calls).toHaveLength(faults.length + 1);
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ email_address: email, status_if_new: 'pending' });

  // Without consent in the form nobody is entered, and the message says why.
  expect((await saveForm(request, site, { webhook: WEBHOOK })).status()).toBe(200);
  await postMessage(visitor, site, { email: 'no@company.example' });
  while ((await run()).length > 0);
  expect(site.hookCalls()).toHaveLength(before + calls.length);
  const other = Number(findLeads(site, 'no@company.example')[0]?.ID);
  await page.goto(`/wp-admin/admin.php?page=hadaya-inbox&lead=${other}`);
  await expect(page.getByText('the person has not agreed')).toBeVisible();
  await visitor.dispose();
  guest.dropVerdict();
});

test('the owner chooses a newsletter and tries key and list out; nobody is entered by that', async ({
  page,
  site,
  guest,
  snap,
}) => {
  expect((await saveForm(page.request, site, { webhook: { ...WEBHOOK, recipe: 'brevo', list: '5' } })).status()).toBe(
    200,
  );
  for (const locale of [null, 'ar']) {
    site.setOption('hadaya_test_locale', locale);
    try {
      await page.goto(`${SETTINGS_PAGE}-form`);
      const recipe = page.locator('[id="hadaya-form.webhook.recipe"]');
      await recipe.evaluate((node) => {
        for (let around = node.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
          around.open = true;
      });
      for (const width of [1440, 1280, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await recipe.scrollIntoViewIfNeeded();
        await snap(`newsletter-${locale ?? 'en'}-${width}`);
      }
    } finally {
      site.setOption('hadaya_test_locale', null);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(SETTINGS_PAGE);
  await openSection(page, 'Form');
  await page.getByText('More settings').last().click();
  const group = page.getByRole('group', { name: 'Webhook and newsletter' });
  await expect(group.getByLabel('Address that takes messages')).toHaveCount(0);
  const before = site.hookCalls().length;
  site.setOptions(answer(401, { code: 'unauthorized', message: 'Key not found' }));
  await group.getByRole('button', { name: 'Send a test' }).press('Enter');
  await expect(group.getByRole('status')).toContainText('Brevo does not know the API key');
  site.setOptions(answer(200, { id: 5 }));
  await group.getByRole('button', { name: 'Send a test' }).press('Enter');
  await expect(group.getByRole('status')).toHaveText('The other system has taken the test.');
  expect(
    site
      .hookCalls()
      .slice(before)
      .map(({ body }) => body ?? ''),
  ).toEqual(['', '']);
  await group.getByLabel('It goes to').selectOption('zapier');
  await expect(group.getByLabel('Address that takes messages')).toBeVisible();
  await expect(group.getByLabel('API key')).toHaveCount(0);
  guest.dropVerdict();
});
