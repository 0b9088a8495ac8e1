import type { Locator, Page } from '@playwright/test';
import { saveData } from '../kit/saveData.ts';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { PANELS } from './kit/panelChannels.ts';

const channels = [...PANELS, ...SIMPLE_CHANNELS.slice(1, 3)];

async function lose(page: Page, file: RegExp, which: 'once' | 'always'): Promise<void> {
  await page.route(file, (route) => route.abort(), which === 'once' ? { times: 1 } : {});
}

test.use({
  allow: {
    // Allows the plugin's own colours in the chat popup, which have too little contrast.
    axe: ['color-contrast'],
    console: [/Failed to load resource/, /the files of the contact widget could not be loaded|a file is missing/],
  },
});

const PARTS = [
  ['the form', 'Contact_Us', '.chaty-contact-form-box form'],
  ['the QR code', 'WeChat', '.qr-code-box'],
  ['the agents', 'Custom_Link', '.chaty-agent-body'],
] as const;

const FILES = [/contact-widget-formPanel/, /contact-widget-qrPanel/, /contact-widget-agentPanel/];

const openPanel = async (page: Page, slug: string) => {
  await page.locator('.open-chaty').click();
  await page.locator(`#${slug}-0-channel a`).click();
};

/**
 * Advances the clock second by second until the expected element is visible, because a failed file is retried after a
 * second.
 */
async function passRetry(page: Page, expected: Locator): Promise<void> {
  const look = async () => {
    await page.clock.runFor(1000);
    return expected.isVisible();
  };
  await expect.poll(look).toBe(true);
}

test.beforeEach(({ page }) => page.clock.install());

test('opens a panel even if the first request for its file fails', async ({ page, servePage }) => {
  for (const file of FILES) await lose(page, file, 'once');
  await openContact(page, servePage, { widgets: [{ channels }] });
  for (const [name, slug, expected] of PARTS)
    await test.step(name, async () => {
      await openPanel(page, slug);
      await passRetry(page, page.locator(expected));
      await page.keyboard.press('Escape');
    });
});

test('shows a notice with direct links when a panel fails to load, and retries on the next tap', async ({
  page,
  servePage,
}) => {
  for (const file of FILES) await lose(page, file, 'always');
  await openContact(page, servePage, { widgets: [{ channels }] });
  const notice = page.locator('.chaty-note').filter({ has: page.getByRole('alert') });
  for (const [name, slug] of PARTS)
    await test.step(name, async () => {
      await openPanel(page, slug);
      await passRetry(page, notice);
      await expect(notice.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+96890000002');
      await expect(notice.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me|web\.whatsapp/);
      await expect(notice.getByRole('button', { name: 'Try again' })).toBeInViewport();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(notice).toBeHidden();
    });
  await page.unrouteAll();
  for (const [name, slug, expected] of PARTS)
    await test.step(`${name} opens on the second attempt`, async () => {
      await openPanel(page, slug);
      await expect(page.locator(expected)).toBeVisible();
      await page.keyboard.press('Escape');
    });
});

for (const [name, file] of [
  ['the list', /contact-widget-prepareList/],
  ['another file that the list needs', /contact-widget-(?:OwnerText|readPanelSettings)/],
] as const) {
  test(`opens the list even if the first request for ${name} fails`, async ({ page, servePage }) => {
    await lose(page, file, 'once');
    await openContact(page, servePage, { widgets: [{ channels }] });
    await page.locator('.open-chaty').click();
    await passRetry(page, page.locator('#Phone-0-channel a'));
  });
}

test('retries a failed list file at the same URL, so that panels can import the same file', async ({
  page,
  servePage,
  guest,
}) => {
  await saveData(page);
  await lose(page, /contact-widget-prepareList/, 'once');
  await openContact(page, servePage, { widgets: [{ channels }] });
  await page.locator('.open-chaty').click();
  await passRetry(page, page.locator('#Contact_Us-0-channel a'));
  await page.locator('#Contact_Us-0-channel a').click();
  await expect(page.locator('.chaty-contact-form-box form')).toBeVisible();
  const asked = guest.requests.filter((address) => address.includes('contact-widget-prepareList'));
  expect(new Set(asked.map((address) => new URL(address).search))).toEqual(new Set(['']));
});

for (const [name, file, settings] of [
  ['the list', /contact-widget-prepareList/, {}],
  ['the list of a chat view', /contact-widget-prepareList/, { cta_type: 'chat-view' }],
] as const) {
  test(`shows direct links when ${name} fails to load, and restores the widget on retry`, async ({
    page,
    servePage,
    snap,
  }) => {
    await lose(page, file, 'always');
    await openContact(page, servePage, { widgets: [{ settings, channels: [shortForm(), ...SIMPLE_CHANNELS] }] });
    await page.locator('.open-chaty').click();
    await passRetry(page, page.getByText('could not be loaded'));
    const links = page.locator('details a');
    await expect(links).toHaveText(['WhatsApp', 'Call us', 'E-mail', 'SMS', 'Showroom']);
    await expect(links.nth(0)).toHaveAttribute('href', /^https:\/\/wa\.me\/96890000001/);
    await expect(links.nth(1)).toHaveAttribute('href', 'tel:+96890000002');
    await expect(links.nth(2)).toHaveAttribute('href', 'mailto:orders@gifts.example');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await expectAccessible(page);
    await snap(`contact-lost-${name.replaceAll(' ', '-')}`);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.chaty-channel-list, .chaty-view-channels')).toBeVisible();
    await expect(page.locator('details')).toHaveCount(0);
  });
}

for (const [name, file] of [
  ['the runtime', /\/runtime-/],
  ['the launcher', /contact-widget-drawWidget/],
] as const)
  test(`replaces the launcher with direct links when ${name} fails to load, and restores it on retry`, async ({
    page,
    servePage,
    snap,
  }) => {
    await lose(page, file, 'always');
    await openContact(page, servePage, { waits: true, widgets: [{ channels }] });
    const links = page.locator('details');
    await passRetry(page, links);
    await expect(links.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
    await snap(`contact-lost-${name.replaceAll(' ', '-')}`);
    await links.getByText('Contact us').click();
    await expect(links.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+96890000002');
    await page.unrouteAll();
    await links.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.open-chaty')).toBeVisible();
    await expect(links).toHaveCount(0);
    await openPanel(page, 'Contact_Us');
    await expect(page.locator('.chaty-contact-form-box form')).toBeVisible();
  });

test('shows the widget when the rules for hours and countries fail to load', async ({ page, servePage }) => {
  await lose(page, /contact-widget-triggers/, 'always');
  const triggers = { has_countries: 1, countries: ['OM'] };
  await openContact(page, servePage, { waits: true, widgets: [{ triggers, channels: SIMPLE_CHANNELS }] });
  await passRetry(page, page.locator('.open-chaty'));
  await page.locator('.open-chaty').click();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
});

test('direct links have a high z-index under a strict policy', async ({ page, servePage, faults }) => {
  await faults.csp();
  await lose(page, /contact-widget-prepareList/, 'always');
  await openContact(page, servePage, { widgets: [{ channels: SIMPLE_CHANNELS }] });
  await page.locator('.open-chaty').click();
  const links = page.locator('details');
  await expect(links).toBeVisible();
  expect(await links.evaluate((node) => Number(getComputedStyle(node).zIndex))).toBeGreaterThan(1000);
});
