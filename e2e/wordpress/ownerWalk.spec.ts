/**
 * A new owner sets up the plugin by keyboard only: from the zip file to WhatsApp with a bilingual greeting, opening
 * hours and a form in the shop.
 */
import { pluginZip } from '@hadaya/tools/pluginZip';
import type { APIRequestContext } from '@playwright/test';
import { startBareSite } from './kit/bareSite.ts';
import { countActions } from './kit/countActions.ts';
import { printedContact } from './kit/printedContact.ts';
import { asPerson, logIn } from './kit/session.ts';
import { shapeOf } from './kit/shapeOf.ts';
import type { TestSite } from './kit/TestSite.ts';
import { expect, needWordPress, test } from './kit/test.ts';
import { skipMenu, tabTo } from './kit/walkByKeys.ts';

needWordPress();

let bare: TestSite;
test.beforeAll(async () => {
  const started = await startBareSite('keys');
  if (started) bare = started;
});
test.afterAll(() => bare?.stop());

test('keyboard setup takes at most ten actions, with visible focus on the next step', async ({ page, guest, snap }) => {
  await guest.allow({ hosts: [new URL(bare.url).host], globals: ['chaty_settings'] });
  await asPerson(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page.request, bare.url);
  // The count starts at two, for “Plugins → Add Plugin” and “Upload Plugin”. The test does not perform these two
  // actions, because the list between them comes from wordpress.org, which tests do not call.
  const { act, count } = countActions(2);
  const press = (key: string) => act(page.keyboard.press(key));
  // Starts waiting well before the key press, because otherwise the test may miss the event.
  const chooser = page.waitForEvent('filechooser');
  await page.goto(`${bare.url}/wp-admin/plugin-install.php?tab=upload`);
  await skipMenu(page);
  await tabTo(page, page.locator('input[type=file]'));
  await press('Space');
  await (await chooser).setFiles({ name: 'hadaya.zip', mimeType: 'application/zip', buffer: pluginZip() });
  await tabTo(page, page.getByRole('button', { name: 'Install Now' }));
  await press('Enter');
  await expect(page.getByText('Plugin installed successfully.')).toBeVisible({ timeout: 90_000 });
  await skipMenu(page);
  await tabTo(page, page.getByRole('link', { name: 'Activate Plugin' }));
  await press('Enter');
  await expect(page.getByText('Plugin activated.')).toBeVisible();
  await expectNothingYet(page.request);
  await skipMenu(page);
  await tabTo(page, page.getByRole('link', { name: 'Set up the contact widget' }));
  await press('Enter');

  // The first screen focuses the field for the number and shows the greeting in both languages.
  await expect(page.getByRole('heading', { name: 'Go live in a minute' })).toBeVisible();
  await expect(page.getByLabel('Number with country code')).toBeFocused();
  const greeting = page.getByRole('group', { name: 'Greeting' });
  await expect(greeting.getByLabel('English')).toHaveValue('Hello! How can we help you?');
  await expect(greeting.getByLabel('العربية')).toHaveValue('مرحبًا! كيف يمكننا مساعدتك؟');
  await act(page.keyboard.type('00968 9000-0001'));
  await snap('wordpress-walk-number');
  await tabTo(page, page.getByLabel('Set opening hours'));
  await press('Space');
  await snap('wordpress-walk-hours');
  // Moving past the preview does not count as an action; neither does skipping WordPress's menu.
  await tabTo(page, page.getByRole('button', { name: 'Skip preview' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Go live' })).toBeFocused();
  await press('Enter');
  const view = page.getByRole('button', { name: 'View in the shop' });
  await expect(view).toBeVisible();
  await snap('wordpress-walk-saved');
  await tabTo(page, view, 'Shift+Tab');
  await page.context().clock.setFixedTime('2026-11-22T10:00:00Z');
  const opened = page.waitForEvent('popup');
  await press('Enter');
  expect(count()).toBeLessThanOrEqual(10);

  const shop = await opened;
  const launcher = shop.locator('.open-chaty');
  await expect(launcher).toBeVisible();
  await launcher.press('Enter');
  await expect(shop.locator('.Whatsapp-channel-link a')).toHaveAttribute('href', /96890000001/);
  await expect(shop.locator('.Whatsapp-channel-link .chaty-icon-path')).toHaveAttribute('d', shapeOf('whatsapp'));
  await shop.locator('.Contact_Us-channel-link .chaty-link').press('Enter');
  await expect(shop.getByRole('dialog', { name: 'Contact us' }).locator('.field-message')).toBeVisible();
  const [printed] = printedContact(await (await page.request.get(`${bare.url}/`)).text()).widgets;
  expect(printed.hours).toBeDefined();
  expect(printed.channels.at(-1).form.title).toEqual({ en: 'Contact us', ar: 'تواصل معنا' });
  // Opens an Arabic page on a Friday, outside opening hours. The widget stays visible and shows when the shop reopens.
  await page.context().clock.setFixedTime('2026-11-27T10:00:00Z');
  await shop.addInitScript(() => sessionStorage.clear());
  await shop.route(bare.url, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<html[^>]*>/, '<html lang="ar" dir="rtl">');
    await route.fulfill({ response: answer, body: html });
  });
  const loaded: string[] = [];
  shop.on('request', (request) => loaded.push(request.url()));
  await shop.goto(bare.url);
  await expect(launcher).toBeVisible();
  await launcher.press('Enter');
  await expect(shop.getByRole('heading', { name: 'مرحبًا! كيف يمكننا مساعدتك؟' })).toBeVisible();
  await snap('wordpress-walk-arabic');
  expect(loaded.filter((name) => name.includes('/plugins/hadaya/dist/')).length).toBeGreaterThan(1);
  expect(loaded.filter((name) => name.includes('/dist/admin/'))).toEqual([]);

  const plugins = await (await page.request.get(`${bare.url}/wp-admin/plugins.php`)).text();
  expect(plugins).toContain('data-plugin="hadaya/hadaya.php"');
  expect(plugins).not.toContain('Set up the contact widget');
  expect(bare.complaints()).toBe('');
  guest.ignoreFindings();
});

/** Asserts that a fresh site shows no widget and responds to none of our calls until the owner enables the widget. */
async function expectNothingYet(request: APIRequestContext): Promise<void> {
  const html = await (await request.get(`${bare.url}/`)).text();
  expect(html).toContain('id="hadaya-settings"');
  expect(html).not.toMatch(/chaty_settings|"widgets":/);
  const answer = await request.post(`${bare.url}/wp-admin/admin-ajax.php`, {
    form: { action: 'chaty_front_form_save_data' },
  });
  expect([answer.status(), await answer.text()]).toEqual([400, '0']);
  const settings = await (await request.get(`${bare.url}/wp-admin/admin.php?page=hadaya-statistics`)).text();
  expect(settings).toContain('id="hadaya-statistics-app"');
}
