import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/test.ts';
import { callsOf, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { HADAYA_OPTIONS, SITE_CONTENT } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  allow: { globals: ['chaty_settings'] },
});
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false })),
);
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const APP = {
  include: ['#hadaya-admin'],
  reviewed: {
    'color-contrast': 'WordPress’ controls lay their frame over the input, whose text is nearly black on white',
    'frame-tested': 'the shop in the frame is judged on its own page',
  },
};
/** A window without room for the preview. */
const NARROW = { width: 1100, height: 800 };

const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of the settings' }).getByRole('button', { name }).click();

test('two tabs, mistakes at their fields, the keyboard alone, and the way back', async ({ page, site, guest }) => {
  keepOptions(site, HADAYA_OPTIONS);
  await logIn(page.request, site.url);
  await page.setViewportSize(NARROW);
  await page.goto(SETTINGS_PAGE);
  await openSection(page, 'Contact widget');
  const text = page.getByLabel('Text beside the button', { exact: true });
  await text.fill('From this tab');
  const calls = await callsOf(page.request, site);
  expect(
    (await calls.post({ revision: 0, settings: { widgets: [{ id: 0, cta_text: 'From the other tab' }] } })).status(),
  ).toBe(200);
  await text.press('Enter');
  await expect(page.getByText('changed in another tab').first()).toBeVisible();
  await expect(text).toHaveValue('From this tab');
  expect((await calls.read()).settings.widgets[0].cta_text).toBe('From the other tab');
  await page.getByRole('button', { name: 'Save mine over them' }).press('Enter');
  await expect.poll(async () => (await calls.read()).settings.widgets[0].cta_text).toBe('From this tab');

  const number = page.getByLabel('Number with country code');
  await number.fill('call me');
  await number.press('Enter');
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('call me');
  await expect(number).toHaveAccessibleDescription(/with its country code/);
  await number.fill('968 9000 0009');
  const down = page.getByRole('button', { name: 'Move down: 1. WhatsApp' });
  await down.press('Enter');
  await expect(page.getByRole('button', { name: 'Move down: 2. WhatsApp' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove: 1. Phone' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add a channel' })).toBeFocused();
  await number.press('Enter');
  await expect
    .poll(async () => (await calls.read()).settings.widgets[0].channels)
    .toMatchObject([{ value: '96890000009' }]);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('The earlier settings are back.').first()).toBeVisible();
  await expect(page.getByLabel('Number with country code')).toHaveValue('96890000001');
  expect((await calls.read()).settings.widgets[0].channels).toHaveLength(2);

  // Nobody logged in any more: what was typed stays, and the sentence says what to do.
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await text.fill('Typed before');
  await page.context().clearCookies();
  await save.press('Enter');
  await expect(page.getByText('You are not logged in any more').first()).toBeVisible();
  await expect(text).toHaveValue('Typed before');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => window.location.assign('/'));
  expect((await asked).type()).toBe('beforeunload');
  await logIn(page.request, site.url);
  await save.press('Enter');
  await expect(page.getByText('Saved.').first()).toBeVisible();
  expect((await (await callsOf(page.request, site)).read()).settings.widgets[0].cta_text).toBe('Typed before');
  await guest.takeFindings();
});

test('the preview shows what is not saved, at any hour, from any country, on any screen, or says why not', async ({
  page,
  site,
  guest,
  snap,
}) => {
  const line = { days: ['0', '1'], start: '09:00', end: '18:00' };
  const hours = { enabled: true, zone: 'Asia/Muscat', outside: 'hide', lines: [line] };
  const countries = { enabled: true, codes: ['OM'], unknown: 'show' };
  keepOptions(site, { ...HADAYA_OPTIONS, widget: { ...HADAYA_OPTIONS.widget, hours, countries } });
  await logIn(page.request, site.url);
  await page.goto(SETTINGS_PAGE);
  await openSection(page, 'Contact widget');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const told = preview.getByRole('status');
  const day = preview.getByLabel('Day', { exact: true });
  await preview.getByText('Hour, country and page').click();
  await day.selectOption('Friday');
  await expect(told).toHaveText('It does not show: the shop is closed until Sunday 09:00.');
  await day.selectOption('Sunday');
  await preview.getByLabel('Time', { exact: true }).fill('10:00');
  await preview.getByLabel('Visitor’s country').selectOption('Kuwait');
  await expect(told).toHaveText('It does not show to visitors from Kuwait.');
  await page.getByText('More settings').last().click();
  await expectAccessible(page, APP);
  await snap('wordpress-owner-en');

  await page.getByLabel('Country', { exact: true }).selectOption('Kuwait');
  await page.getByRole('button', { name: 'Add the country' }).press('Enter');
  await preview.getByLabel('Opened').click();
  await preview.getByLabel('Writing direction').selectOption('Right to left');
  await expect(told).toHaveText('It shows.');
  const shop = page.frameLocator('iframe[title="Your shop with these settings"]');
  await expect(shop.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(shop.locator('.Phone-channel-link .chaty-link')).toBeVisible();

  await page.getByLabel('Phone number').fill('none');
  await preview.getByRole('button', { name: 'Channels › 2 › Number' }).press('Enter');
  await expect(page.getByLabel('Phone number')).toBeFocused();
  const kept = (await (await callsOf(page.request, site)).read()).settings.widgets[0];
  expect(kept.countries.codes).toEqual(['OM']);
  await guest.takeFindings();
});

test('REST switched off by a security plugin, and a nonce that has expired', async ({ page, site, guest }) => {
  keepOptions(site, HADAYA_OPTIONS);
  await logIn(page.request, site.url);
  await page.setViewportSize(NARROW);
  await page.goto(`${SETTINGS_PAGE}#widget`);
  const text = page.getByLabel('Text beside the button', { exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const kept = async () => (await (await callsOf(page.request, site)).read()).settings.widgets[0].cta_text;
  const saveAs = async (words: string, told: string) => {
    await text.fill(words);
    await save.press('Enter');
    await expect(page.getByText(told).first()).toBeVisible();
    await expect(text).toHaveValue(words);
  };
  site.setOption('hadaya_test_rest_off', 'everybody');
  await saveAs('For nobody', 'Allow “hadaya/v1”');
  site.setOption('hadaya_test_rest_off', 'strangers');
  await saveAs('Not for strangers', 'Saved.');
  expect(await kept()).toBe('Not for strangers');
  site.setOption('hadaya_test_rest_off', null);

  // Of a life that is another now: the app's nonce is refused, and the next one is asked for.
  site.setOption('hadaya_test_nonce_life', 3600);
  const renewed = page.waitForResponse((response) => response.url().includes('action=rest-nonce'));
  await text.fill('With a new nonce');
  await save.press('Enter');
  expect((await renewed).status()).toBe(200);
  await expect.poll(kept).toBe('With a new nonce');
  site.setOption('hadaya_test_nonce_life', null);
  await guest.takeFindings();
});

test('Parts names the plugin that was found and its version, saves a switch, and tells what each runtime weighs', async ({
  page,
  site,
  guest,
}) => {
  keepOptions(site, HADAYA_OPTIONS);
  const folder = resolve(site.places.publicFolder, 'wp-content/plugins/woo-variation-gallery');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      resolve(folder, 'woo-variation-gallery.php'),
      '<?php\n/**\n * Plugin Name: Gallery of a Shop\n * Version: 4.5.6\n */\n',
    );
    site.setOption('active_plugins', [...SITE_CONTENT.plugins, 'woo-variation-gallery/woo-variation-gallery.php']);
    await logIn(page.request, site.url);
    await page.goto(`${SETTINGS_PAGE}#parts`);
    const gallery = page.getByLabel('Product gallery');
    await expect(gallery).toHaveAccessibleDescription('Stands in for the scripts of Gallery of a Shop 4.5.6.');
    await expect(gallery).toBeChecked();
    await gallery.press('Space');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(page.getByText('Saved.').first()).toBeVisible();
    const { settings } = await (await callsOf(page.request, site)).read();
    expect(settings.islands).toMatchObject({ gallery: false, swatches: true });
    const runtimes = await page.getByLabel('Runtime').locator('option').allTextContents();
    const [react = 0, light = 0] = runtimes.map((text) => Number(/, ([\d.]+) kB$/.exec(text)?.[1]));
    expect(react).toBeGreaterThan(light);
    expect(light).toBeGreaterThan(0);
  } finally {
    site.setOption('active_plugins', SITE_CONTENT.plugins);
    rmSync(folder, { recursive: true, force: true });
  }
  await guest.takeFindings();
});

for (const [locale, direction] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`screens: every section on a phone and a computer, ${direction}`, async ({ page, site, snap, guest }) => {
    const language = locale === 'ar' ? 'ar' : null;
    site.setOptions({ hadaya_options: HADAYA_OPTIONS, hadaya_history: null, hadaya_test_locale: language });
    await logIn(page.request, site.url);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(SETTINGS_PAGE);
    const tabs = page.locator('.hadaya-sections button');
    for (const [index, kind] of ['parts', 'widget', 'form', 'messages', 'advanced'].entries()) {
      await tabs.nth(index).click();
      for (const line of await page.locator('.hadaya-section > details > summary').all()) await line.click();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, APP);
        await snap(`wordpress-owner-${locale}-${kind}-${width}`, 'page');
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide, `${kind} at ${width}`).toBe(0);
      }
    }
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction);
    await expect(page.getByRole('button', { name: locale === 'ar' ? 'حفظ' : 'Save', exact: true })).toBeVisible();
    site.setOption('hadaya_test_locale', null);
    await guest.takeFindings();
  });
}
