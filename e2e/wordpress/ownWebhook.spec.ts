/** A webhook as its owner writes it: method, headers, body, and what stays on the server of it. */
import { createHmac } from 'node:crypto';
import { postMessage } from './kit/message.ts';
import { SETTINGS_PAGE, saveForm } from './kit/ownerCalls.ts';
import { runHookJobs } from './kit/runHookJobs.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ allow: { globals: ['chaty_settings'] } });
// The sendings are left to jobs, which a test can run one by one.
test.beforeAll(({ site }) => site.setOptions({ hadaya_test_no_finish: 1 }));
test.afterAll(({ site }) =>
  site.setOptions({
    hadaya_options: HADAYA_OPTIONS,
    hadaya_test_hook_status: null,
    hadaya_test_hook_answer: null,
    hadaya_test_no_finish: null,
  }),
);

const SECRET = 'a-secret-of-thirty-two-characters';

test('a system of one’s own is called as it wants to be: method, headers and body; a value that is kept is not shown again', async ({
  page,
  playwright,
  site,
  guest,
  snap,
}) => {
  const { request } = page;
  const url = 'https://hook.example/own';
  const webhook = { enabled: true, recipe: '', url, secret: SECRET };
  const own = {
    method: 'PUT',
    headers: [{ name: 'Authorization', token: 'Bearer very-secret-key' }],
    body: '{"text": "{name}: {message}", "number": "{id}"}',
  };
  const wrong = {
    method: 'DELETE',
    headers: [
      { name: 'Host', token: 'x' },
      { name: 'X Y', token: '' },
    ],
    body: '{"text": {message}}',
  };
  const refused = await saveForm(request, site, { webhook: { ...webhook, ...wrong } });
  expect(Object.keys((await refused.json()).data.errors).sort()).toEqual([
    'form.webhook.body',
    'form.webhook.headers.0.name',
    'form.webhook.headers.1.name',
    'form.webhook.headers.1.token',
    'form.webhook.method',
  ]);
  const saved = await saveForm(request, site, { webhook: { ...webhook, ...own } });
  expect(await saved.text()).not.toContain('very-secret-key');

  site.setOptions({ hadaya_test_hook_status: 401, hadaya_test_hook_answer: { error: 'bad Bearer very-secret-key' } });
  await page.goto(`${SETTINGS_PAGE}-form`);
  await page.getByText('More settings').last().click();
  const group = page.getByRole('group', { name: 'Webhook and newsletter' });
  await group.getByText('Method, headers and body').click();
  await expect(group.getByLabel('Its value')).not.toHaveValue(/secret/);
  const told = group.getByRole('status').last();
  const testIt = group.getByRole('button', { name: 'Send a test' });
  await testIt.press('Enter');
  await expect(told).toContainText('answer 401: it does not take the key; look at the headers. It says:');
  await expect(told).not.toContainText('very-secret-key');
  await snap('webhook-own');
  // While it is written, the body says where it is no JSON.
  const body = group.getByLabel('Body (empty: the whole message)');
  await body.fill('{\n  "text": {message}\n}');
  await expect(body).toHaveAccessibleDescription('Not JSON in line 2, at character 12.');
  await body.fill('{"text": "{name}');
  await expect(body).toHaveAccessibleDescription('Not JSON in line 1, at character 10.');
  await body.fill('{"text": "{message}", "to": ""}');
  await expect(body).toHaveAccessibleDescription(/^As JSON/);
  site.setOptions({ hadaya_test_hook_status: 200, hadaya_test_hook_answer: null });
  await testIt.press('Enter');
  await expect(told).toHaveText('The other system has taken the test.');
  const trial = site.hookCalls().at(-1);
  expect(JSON.parse(trial?.body ?? '')).toEqual({ text: 'This is a test. Nobody wrote it.', to: '' });
  expect(trial?.headers).toMatchObject({ Authorization: 'Bearer very-secret-key' });

  // Saved again as it is shown, the value is still there; a real message is put in the same way.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.').first()).toBeVisible();
  const visitor = await playwright.request.newContext();
  while ((await runHookJobs(visitor, site)).length > 0);
  const count = site.hookCalls().length;
  await postMessage(visitor, site, { email: 'own@company.example', message: 'نص "now"}, {' });
  while ((await runHookJobs(visitor, site)).length > 0);
  const [call, ...others] = site.hookCalls().slice(count);
  expect(others).toEqual([]);
  expect([call?.call, call?.headers.Authorization]).toEqual([`PUT ${url}`, 'Bearer very-secret-key']);
  expect(JSON.parse(call?.body ?? '')).toEqual({ text: 'نص "now"}, {', to: '' });
  expect(call?.headers['X-Hadaya-Signature']).toBe(
    `sha256=${createHmac('sha256', SECRET)
      .update(call?.body ?? '')
      .digest('hex')}`,
  );

  // Another host gets no value that was entered for this one.
  await group.getByLabel('Address that takes messages').fill('https://other.example/own');
  await testIt.press('Enter');
  await expect(told).toContainText('Enter it as you got it');
  expect(site.hookCalls()).toHaveLength(count + 1);
  await visitor.dispose();
  guest.dropVerdict();
});
