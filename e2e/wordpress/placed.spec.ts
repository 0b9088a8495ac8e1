/**
 * Installs the plugin from the zip file, shows a widget in the shop, and removes the plugin, on hosts where WordPress
 * is only part of the site.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pluginZip } from '@hadaya/tools/pluginZip';
import type { Page } from '@playwright/test';
import { type PlacedSite, type Placing, startPlacedSite } from './kit/placedSite.ts';
import { logIn, readNonce } from './kit/session.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';

needWordPress();
// Reports a missing element before the whole test times out.
test.use({ actionTimeout: 20_000 });

const PLACINGS: readonly (readonly [title: string, placing: Placing])[] = [
  ['a site in a subfolder of its host', 'folder'],
  ['a site whose WordPress files have their own folder', 'own-folder'],
  ['a site of a subdirectory network on which the plugin is network-activated', 'network'],
];
const TIMEOUT_MS = 180_000;

async function install(page: Page, { plugins }: PlacedSite): Promise<void> {
  await page.goto(`${plugins}/plugin-install.php?tab=upload`);
  const zip = { name: 'hadaya.zip', mimeType: 'application/zip', buffer: pluginZip() };
  await page.locator('input[type=file]').setInputFiles(zip);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await expect(page.getByText('Plugin installed successfully.')).toBeVisible({ timeout: 90_000 });
  await page.getByRole('link', { name: /^(Network )?Activate/ }).click();
  await expect(page.getByText('Plugin activated.')).toBeVisible();
}

async function remove({ request }: Page, { plugins }: PlacedSite): Promise<void> {
  const screen = `${plugins}/plugins.php`;
  const act = async (form: Record<string, string>) => {
    const html = await (await request.get(screen)).text();
    return request.post(screen, { form: { ...form, 'checked[]': 'hadaya/hadaya.php', _wpnonce: readNonce(html) } });
  };
  await act({ action: 'deactivate-selected' });
  await act({ action: 'delete-selected', 'verify-delete': '1' });
}

for (const [title, placing] of PLACINGS)
  test(
    `${title}: the plugin can be installed, set up, published, used and deleted`,
    inMatrix(placing !== 'folder'),
    async ({ page, guest, playwright }) => {
      test.setTimeout(TIMEOUT_MS);
      const site = await startPlacedSite(placing);
      if (!site) return;
      try {
        const url = new URL(site.admin);
        await guest.allow({ hosts: [url.host], globals: ['chaty_settings'] });
        await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
        await logIn(page.request, site.admin.replace(/\/wp-admin$/, ''));
        await install(page, site);
        const missing: string[] = [];
        page.on('response', (answer) => {
          if (answer.status() >= 400) missing.push(`${answer.status()} ${answer.url()}`);
        });

        await page.goto(`${site.admin}/admin.php?page=hadaya`);
        await page.getByLabel('Number with country code').fill('+968 9000 0001');
        await page.getByRole('button', { name: 'Go live' }).click();
        await expect(page.getByText('Settings saved. The widget is live.').first()).toBeVisible();

        const ours: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/plugins/hadaya/')) ours.push(new URL(request.url()).pathname);
        });
        await page.goto(`${site.home}/`);
        await page.locator('.open-chaty').click();
        await expect(page.locator('.Whatsapp-channel-link a')).toHaveAttribute('href', /96890000001/);
        await page.locator('.Contact_Us-channel-link .chaty-link').click();
        const form = page.getByRole('dialog', { name: 'Contact us' });
        await form.locator('.field-name').fill('Amal');
        await form.locator('.field-email').fill('amal@company.example');
        await form.locator('.field-message').fill('Two hundred notebooks');
        await form.locator('.chaty-submit-button').click();
        await expect(page.getByText('Thank you. We will reply soon.')).toBeVisible();
        expect(ours.length).toBeGreaterThan(1);
        expect(ours.filter((name) => !name.startsWith(site.files))).toEqual([]);

        for (const screen of ['hadaya-statistics', 'hadaya-inbox', 'hadaya-advanced']) {
          await page.goto(`${site.admin}/admin.php?page=${screen}`);
          await expect(page.locator('#wpbody h1').first()).toBeVisible();
        }
        expect(missing).toEqual([]);
        await remove(page, site);
        expect(existsSync(resolve(site.paths.publicFolder, 'wp-content/plugins/hadaya'))).toBe(false);
        const visitor = await playwright.request.newContext();
        const after = await visitor.get(`${site.home}/`);
        expect([after.status(), (await after.text()).includes('hadaya')]).toEqual([200, false]);
        await visitor.dispose();
        expect(site.complaints()).not.toContain('/plugins/hadaya/');
      } finally {
        site.stop();
      }
      guest.ignoreFindings();
    },
  );
