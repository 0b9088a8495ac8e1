import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/test.ts';
import { enterAsOwner, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { asPerson, logIn } from './kit/session.ts';
import { APP, openChannel, openSection, openStep, PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });
test.beforeEach(({ page }) => asPerson(page));
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const SHOP = 'iframe[title="Shop preview"]';
const WIDGET = HADAYA_OPTIONS.widgets[0];
const PERSONNEL = [{ name: 'Salma', value: '96890000003', image: '', hours: [] }];
const CHANNELS = [
  { channel: 'Whatsapp', value: '96890000001', popup: true, popup_welcome: 'Welcome to the workshop' },
  { channel: 'Whatsapp', value: '', team: true, agents: PERSONNEL },
  { channel: 'Phone', value: '96890000002' },
];

test('editing a channel opens its chat or agents in the preview, and a QR code is rendered and saved', async ({
  page,
  site,
  guest,
}) => {
  keepOptions(site, { ...HADAYA_OPTIONS, widgets: [{ ...WIDGET, channels: CHANNELS, hours: HOURS }] });
  await logIn(page.request, site.url);
  await page.goto(SETTINGS_PAGE);
  const shop = page.frameLocator(SHOP);
  await expect(shop.locator('.Phone-channel-link .chaty-link')).toBeVisible();
  const welcome = shop.getByText('Welcome to the workshop');
  const person = shop.getByText('Salma').first();
  const chat = await openChannel(page, '1. WhatsApp');
  await expect(welcome).toBeVisible();
  await openChannel(page, '2. WhatsApp');
  await expect(person).toBeVisible();
  await expect(welcome).toBeHidden();
  await openChannel(page, '3. Phone');
  await expect(shop.locator('.Phone-channel-link .chaty-link')).toBeVisible();
  await expect(person).toBeHidden();
  await openChannel(page, '1. WhatsApp');
  await expect(welcome).toBeVisible();
  await chat.getByRole('button').first().click();
  await expect(welcome).toBeHidden();
  await openChannel(page, '1. WhatsApp');
  await openStep(page, 'Appearance');
  await expect(shop.locator('.Phone-channel-link .chaty-link')).toBeHidden();

  const message = page.locator('.hadaya-bar').getByText('No changes to save.');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(message).toBeVisible();
  await page.getByLabel('Call to action', { exact: true }).fill('Another');
  await expect(message).toHaveCount(0);
  await openStep(page, 'Channels');
  await expectQrCode(page);
  await expectHoursShown(page);
  guest.ignoreFindings();
});

test('the preview shows the thank-you message and the errors for empty required fields, but sends nothing', {
  tag: '@all',
}, async ({ page, site, guest }) => {
  await enterAsOwner(page.request, site);
  const before = site.query("SELECT COUNT(*) AS n FROM wp_posts WHERE post_type = 'hadaya_lead'");
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('chaty_front_form_save_data')) sent.push(request.url());
  });
  await page.goto(SETTINGS_PAGE);
  await openSection(page, 'Form');
  const shop = page.frameLocator(SHOP);
  const shows = page.getByRole('complementary', { name: 'Preview' }).getByLabel('Form state');
  await expect(shop.locator('.field-message')).toBeVisible();
  await shows.selectOption('With errors');
  await expect(shop.locator('[aria-invalid="true"]').first()).toBeVisible();
  await shows.selectOption('After sending');
  await expect(shop.getByText('Thank you. We will reply soon.').first()).toBeVisible();
  await page.getByLabel('Confirmation message').fill('Written just now: thanks');
  await expect(shop.getByText('Written just now: thanks').first()).toBeVisible();
  await shows.selectOption('Empty');
  await expect(shop.getByText('Written just now: thanks')).toHaveCount(0);
  await expect(shop.locator('[aria-invalid="true"]')).toHaveCount(0);
  // The form in the preview responds as it does for a visitor, but sends nothing.
  await shop.locator('.field-name').first().fill('Maryam');
  await shop.locator('.field-email').first().fill('maryam@preview.example');
  await shop.locator('.field-message').first().fill('Hello');
  await shop.locator('.chaty-submit-button').first().click();
  await expect(shop.getByText('Written just now: thanks').first()).toBeVisible();
  await shop.getByRole('button', { name: 'Send another' }).click();
  await shop.locator('.field-name').first().fill('Maryam');
  await shop.locator('.field-email').first().fill('maryam@preview.example');
  await shop.locator('.field-message').first().fill('With a picture');
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('picture') };
  await shop.locator('input[type="file"]').first().setInputFiles(picture);
  await shop.locator('.chaty-submit-button').first().click();
  await expect(shop.locator('.chaty-not-sent')).toBeVisible();
  expect(sent).toEqual([]);
  expect(site.query("SELECT COUNT(*) AS n FROM wp_posts WHERE post_type = 'hadaya_lead'")).toEqual(before);
  await expectFieldOpens(page);
  guest.ignoreFindings();
});

const LINES = [{ days: ['0', '1', '2', '3', '4'], start: '09:00', end: '18:00' }];
const HOURS = { enabled: false, zone: 'Asia/Muscat', lines: LINES };

/**
 * Asserts that the settings for closed hours appear below the opening hours, and that the preview can show the widget
 * outside opening hours.
 */
async function expectHoursShown(page: Page): Promise<void> {
  await openStep(page, 'Display');
  const outside = page.getByLabel('Outside opening hours');
  await expect(outside).toBeHidden();
  await page.getByLabel('Set opening hours').check();
  await outside.selectOption('Show the widget and say when you reopen');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByRole('button', { name: 'Preview outside opening hours' }).click();
  const shop = page.frameLocator(SHOP);
  await expect(shop.getByText(/Back Sunday/).first()).toBeVisible();
  await preview.getByRole('button', { name: 'Preview at the current time' }).click();
  await expect(preview.getByRole('button', { name: 'Preview outside opening hours' })).toBeVisible();
}

async function expectQrCode(page: Page): Promise<void> {
  const row = await openChannel(page, '1. WhatsApp');
  const button = row.getByRole('button', { name: 'Printable QR code' });
  await button.press('Enter');
  const code = row.getByRole('img', { name: 'QR code: 1. WhatsApp' });
  await expect(code).toBeVisible();
  await expect(row.getByText('https://wa.me/96890000001')).toBeVisible();
  await expectAccessible(page, APP);
  const coming = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download SVG' }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toBe('qr-code.svg');
  const file = readFileSync(await saved.path(), 'utf8');
  expect(file).toContain('width="40mm"');
  const drawn = await page.evaluate(async (svg) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await picture.decode();
    return picture.naturalWidth;
  }, file);
  expect(drawn).toBeGreaterThan(100);
  await button.press('Enter');
  await expect(code).toHaveCount(0);
}

/**
 * Asserts that a form field is a row that expands in place, and that the row's button names the field and says that it
 * is required.
 */
async function expectFieldOpens(page: Page): Promise<void> {
  const row = page.getByRole('listitem', { name: '1. Name' });
  const line = row.getByRole('button', { name: '1. Name Required' });
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await expect(row.getByLabel('Required')).toHaveCount(0);
  await line.press('Enter');
  await expect(row.getByLabel('Required')).toBeVisible();
  await page.getByRole('button', { name: 'Add field' }).click();
  await expect(row.getByLabel('Required')).toHaveCount(0);
  await expect(page.locator('[id^="hadaya-form.items."] select').last()).toBeFocused();
}
