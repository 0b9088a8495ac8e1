/** Newer versions from the owner's own address: signed, refused when anything is wrong, and a way back. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findPhp } from '@hadaya/tools/wordpress/findPhp';
import type { Page } from '@playwright/test';
import { startPublisher } from './kit/releases.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { startTestSite, type TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });

const CONTENT = {
  pages: [],
  users: [],
  plugins: ['hadaya/hadaya.php'],
  options: { hadaya_options: HADAYA_OPTIONS },
  posts: 0,
};
let site: TestSite;
let publisher: ReturnType<typeof startPublisher>;

test.beforeEach(async ({ page, guest }) => {
  const php = findPhp();
  if ('missing' in php) return;
  site = await startTestSite(php, `updates-${process.pid}`, CONTENT);
  publisher = startPublisher(site);
  await guest.allow({ hosts: [new URL(site.url).host] });
  await logIn(page.request, site.url);
});

test.afterEach(async ({ guest }) => {
  guest.dropVerdict();
  expect(site.complaints()).toBe('');
  site.stop();
});

const setUpdates = (updates: object) => site.setOption('hadaya_options', { ...HADAYA_OPTIONS, updates });

/** The list of plugins, after WordPress has looked for updates. */
async function openPlugins(page: Page): Promise<void> {
  // It looks once a minute at most.
  site.write("DELETE FROM wp_options WHERE option_name LIKE '_site_transient%update_plugins'");
  await page.request.get(`${site.url}/wp-admin/update-core.php?force-check=1`);
  await page.goto(`${site.url}/wp-admin/plugins.php`);
}

const installed = () =>
  /Version: +(\S+)/.exec(
    readFileSync(resolve(site.places.publicFolder, 'wp-content/plugins/hadaya/hadaya.php'), 'utf8'),
  )?.[1];

const row = (page: Page) => page.locator('tr[data-plugin="hadaya/hadaya.php"]:not(.plugin-update-tr)');

/** Whether the installed version still has a file; a missing one WordPress answers with its first page. */
const has = (file: string) => existsSync(resolve(site.places.publicFolder, 'wp-content/plugins/hadaya/dist', file));

test('a signed version is offered, installed and taken back by one click; files of the version before stay for one version', async ({
  page,
}) => {
  const before = installed();
  setUpdates({ address: publisher.address, key: publisher.publicKey });
  publisher.publish('0.9.0');
  await openPlugins(page);
  await page.getByRole('link', { name: /^Update Hadaya now/ }).click();
  await expect(page.locator('.updated-message')).toBeVisible({ timeout: 90_000 });
  expect(installed()).toBe('0.9.0');
  // A page in a cache still asks for it.
  expect(has(publisher.oldFile)).toBe(true);

  publisher.publish('0.9.1');
  await openPlugins(page);
  await page.getByRole('link', { name: /^Update Hadaya now/ }).click();
  await expect(page.locator('.updated-message')).toBeVisible({ timeout: 90_000 });
  expect(installed()).toBe('0.9.1');
  expect([has(publisher.oldFile), has('core-090xxxxx.min.js')]).toEqual([false, true]);

  await page.reload();
  await row(page).getByRole('link', { name: 'Back to version 0.9.0' }).click();
  await expect(row(page).getByRole('link', { name: 'Back to version 0.9.1' })).toBeVisible();
  expect(installed()).toBe('0.9.0');
  expect(before).not.toBe('0.9.0');
  // It is offered again, for the owner to choose; settings are as they were.
  await openPlugins(page);
  await expect(page.getByRole('link', { name: /^Update Hadaya now/ })).toBeVisible();
  const [kept] = site.query("SELECT option_value FROM wp_options WHERE option_name = 'hadaya_options'");
  expect(String(kept?.option_value)).toContain(publisher.publicKey);
});

test('without an address nothing is asked, and what is not as it was signed is refused with what to do', async ({
  page,
}) => {
  const now = installed();
  const [other, good] = ['0'.repeat(64), publisher.publicKey];
  const offer = page.getByRole('link', { name: /^Update Hadaya now/ });
  const cases: readonly (readonly [string, object, () => void, RegExp | undefined])[] = [
    ['no address', {}, () => publisher.publish('0.9.0'), undefined],
    ['no key', { address: publisher.address, key: '' }, () => {}, /The public key is missing/],
    ['another key', { address: publisher.address, key: other }, () => {}, /not signed with the key that you entered/],
    [
      'no signature',
      { address: publisher.address, key: good },
      () => publisher.publish('0.9.0', ({ release }) => ({ release })),
      /The release is not signed/,
    ],
    [
      'a changed text',
      { address: publisher.address, key: good },
      () => publisher.publish('0.9.0', (feed) => ({ ...feed, release: feed.release.replace('0.9.0', '0.9.9') })),
      /not signed with the key that you entered/,
    ],
    [
      'an older version',
      { address: publisher.address, key: good },
      () => publisher.publish('0.0.9'),
      /0\.0\.9, which is older than yours/,
    ],
    ['no answer', { address: `${site.url}/?rest_route=/gone`, key: good }, () => {}, /does not answer \(404\)/],
    ['another page', { address: `${site.url}/`, key: good }, () => {}, /no list of releases/],
  ];
  for (const [name, updates, prepare, trouble] of cases)
    await test.step(name, async () => {
      prepare();
      setUpdates(updates);
      await openPlugins(page);
      await expect(row(page)).toBeVisible();
      await expect(offer).toHaveCount(0);
      const told = page.locator('.hadaya-update-trouble');
      if (trouble) await expect(told).toHaveText(trouble);
      else await expect(told).toHaveCount(0);
    });

  setUpdates({ address: publisher.address, key: good });
  publisher.publish('0.9.0');
  await openPlugins(page);
  publisher.tamper('0.9.0');
  await offer.click();
  await expect(page.locator('.update-message')).toContainText('The zip is not the one that was signed', {
    timeout: 90_000,
  });
  expect(installed()).toBe(now);
});

test('a copy of the version before that was changed is not installed', async ({ page }) => {
  setUpdates({ address: publisher.address, key: publisher.publicKey });
  publisher.publish('0.9.0');
  await openPlugins(page);
  await page.getByRole('link', { name: /^Update Hadaya now/ }).click();
  await expect(page.locator('.updated-message')).toBeVisible({ timeout: 90_000 });
  const [kept] = site.query("SELECT option_value FROM wp_options WHERE option_name = 'hadaya_version_before'");
  const name = /hadaya-[\w.-]+\.zip/.exec(String(kept?.option_value))?.[0] ?? '';
  const path = resolve(site.places.publicFolder, 'wp-content/hadaya-version-before', name);
  writeFileSync(path, 'changed');
  await page.reload();
  await row(page)
    .getByRole('link', { name: /^Back to version/ })
    .click();
  await expect(page.getByText('was changed since it was kept')).toBeVisible();
  expect(installed()).toBe('0.9.0');
});
