import type { APIRequestContext } from '@playwright/test';
import { keepOptions } from './kit/ownerCalls.ts';
import { logIn, readNonce } from './kit/session.ts';
import { EDITOR, HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ allow: { globals: ['chaty_settings'] } });

const pageId = (site: TestSite) => Number(site.query("SELECT ID FROM wp_posts WHERE post_name = 'ask'")[0]?.ID);
const kept = (site: TestSite) =>
  site
    .query("SELECT meta_value AS value FROM wp_postmeta WHERE meta_key = '_hadaya_contact'")
    .map(({ value }) => value);

test.beforeEach(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.write("DELETE FROM wp_postmeta WHERE meta_key = '_hadaya_contact'");
});

test('an editor sets a page’s number and message or turns its widget off, and an invalid number is rejected', async ({
  page,
  site,
  guest,
  snap,
}) => {
  await logIn(page.request, site.url, EDITOR);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/wp-admin/post.php?post=${pageId(site)}&action=edit`);
  // A moment after a user first opens the editor, WordPress shows a welcome dialog.
  await page.addLocatorHandler(page.getByRole('dialog', { name: /Welcome to the/ }), async (dialog) => {
    await dialog.getByRole('button', { name: 'Close' }).click();
  });
  const number = page.getByLabel('WhatsApp number');
  // WordPress puts meta boxes into the panel with the page's settings.
  await expect(number).toBeAttached();
  await page.evaluate(() => document.querySelector('#hadaya_contact')?.scrollIntoView());
  await number.fill('+968 9555 0001');
  await page.getByLabel('Pre-filled message').fill('100% about {title}');
  await snap('wordpress-page-box');
  const saved = page.waitForResponse((answer) => answer.url().includes('meta-box-loader=1'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  expect(kept(site)).toHaveLength(1);

  const html = async (path: string) => (await page.request.get(`${site.url}${path}`)).text();
  expect(await html('/ask/')).toContain('"value":"96895550001"');
  expect(await html('/ask/')).toContain('"message":"100% about {title}"');
  expect(await html('/')).toContain('"value":"96890000001"');
  await expectBoxKept(page.request, site);
  guest.ignoreFindings();
});

/**
 * Asserts that the meta box hides the widget, drops a number that cannot be valid, ignores a wrong nonce, and stores
 * nothing when its fields are empty.
 */
async function expectBoxKept(request: APIRequestContext, site: TestSite): Promise<void> {
  site.write("DELETE FROM wp_postmeta WHERE meta_key = '_hadaya_contact'");
  const id = pageId(site);
  const edit = await (await request.get(`${site.url}/wp-admin/post.php?post=${id}&action=edit`)).text();
  const nonce = readNonce(edit, 'hadaya_contact_nonce');
  const token = readNonce(edit.split('metabox-base-form')[1] ?? '');
  expect(nonce).not.toBe('');
  const save = (form: Readonly<Record<string, string>>) =>
    request.post(`${site.url}/wp-admin/post.php?post=${id}`, {
      form: { action: 'editpost', post_ID: String(id), _wpnonce: token, hadaya_contact_nonce: nonce, ...form },
      maxRedirects: 0,
    });
  const shown = async () => (await (await request.get(`${site.url}/ask/`)).text()).includes('"widgets":[{');
  expect(await shown()).toBe(true);
  await save({ 'hadaya_contact[hide]': '1', 'hadaya_contact[number]': '12' });
  expect(kept(site)).toHaveLength(1);
  expect(String(kept(site)[0])).not.toContain('12"');
  expect(await shown()).toBe(false);
  await save({ hadaya_contact_nonce: 'wrong' });
  expect(await shown()).toBe(false);
  await save({});
  expect(kept(site)).toEqual([]);
  expect(await shown()).toBe(true);
}
