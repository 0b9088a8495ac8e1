/** Secrets are stored in only one option. Revisions, drafts and the responses to save requests do not contain them. */
import { callsOf, keepOptions } from '../kit/ownerCalls.ts';
import { logIn } from '../kit/session.ts';
import { HADAYA_OPTIONS } from '../kit/siteContent.ts';
import type { TestSite } from '../kit/TestSite.ts';
import { expect, needWordPress, test } from '../kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const HOOK = 'hook-secret-0123456789';
const KEY = 'check-secret-0123456789';
const SITE_KEY = 'public-key-01234567890';

const form = {
  captcha: { kind: 'v2', site_key: SITE_KEY, secret: KEY, least: 5, hide_badge: false },
  webhook: { enabled: true, url: 'https://hook.example/', secret: HOOK },
};

const holders = (site: TestSite) =>
  site
    .query(
      'SELECT option_name FROM wp_options WHERE option_value LIKE ? OR option_value LIKE ? ORDER BY option_name',
      `%${HOOK}%`,
      `%${KEY}%`,
    )
    .map((row) => row.option_name);

test('revisions and drafts contain no secret, and a restore keeps the current secrets', async ({ request, site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  await logIn(request, site.url);
  const calls = await callsOf(request, site);
  const save = async (revision: number, settings: object) =>
    expect((await calls.post({ revision, settings })).status()).toBe(200);
  await save(0, { form });
  await save(1, { form: { title: 'two' } });
  await save(2, { form: { captcha: { ...form.captcha, kind: 'none' }, webhook: { ...form.webhook, enabled: false } } });
  expect((await calls.preview({ form }, {})).status()).toBe(200);
  expect(holders(site)).toEqual(['hadaya_options']);
  expect(JSON.stringify((await calls.read()).history)).not.toMatch(/secret-0/);

  // Restoring a revision turns a disabled spam check on again, with its keys. A check whose key has changed keeps its
  // current settings.
  expect((await calls.post({ revision: 3, to: 2 }, '/restore')).status()).toBe(200);
  expect((await calls.read()).settings.form).toMatchObject({ title: 'two', ...form });
  const other = { ...form.captcha, site_key: `other-${SITE_KEY}`, secret: `other-${KEY}` };
  await save(4, { form: { captcha: other } });
  expect((await calls.post({ revision: 5, to: 1 }, '/restore')).status()).toBe(200);
  const back = (await calls.read()).settings.form;
  expect(back).toMatchObject({ title: 'Contact us', captcha: other, webhook: form.webhook });
  expect(holders(site)).toEqual(['hadaya_options']);
});
