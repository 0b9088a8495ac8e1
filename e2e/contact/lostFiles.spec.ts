import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { PANELS } from './kit/panelChannels.ts';

const channels = [...PANELS, ...SIMPLE_CHANNELS.slice(1, 3)];

/** Fails the first request for a file, or every one. */
async function lose(page: Page, file: RegExp, which: 'once' | 'always'): Promise<void> {
  await page.route(file, (route) => route.abort(), which === 'once' ? { times: 1 } : {});
}

test.use({
  allow: {
    // The plugin's own colours of the chat popup.
    axe: ['color-contrast'],
    console: [/Failed to load resource/, /the files of the contact widget could not be loaded/, /keeps no records/],
  },
});

const PARTS = [
  ['the frame of all panels', /contact-widget-panelPlace/, 'Whatsapp', '.whatsapp-chaty-form'],
  ['what several panels need', /contact-widget-panel-/, 'Whatsapp', '.whatsapp-chaty-form'],
  ['the chat popup', /contact-widget-WhatsappPanel/, 'Whatsapp', '.whatsapp-chaty-form'],
  ['the form', /contact-widget-formPanel/, 'Contact_Us', '.chaty-contact-form-box form'],
  ['the form’s sheet', /contact-widget-formCss/, 'Contact_Us', '.chaty-contact-form-box form'],
  ['the QR code', /contact-widget-QrPanel/, 'WeChat', '.qr-code-box'],
  ['the agents', /contact-widget-loadAgentPanel/, 'Custom_Link', '.chaty-agent-body'],
] as const;

for (const [name, file, slug, wanted] of PARTS) {
  test(`one failed fetch of ${name}: the tap still opens it`, async ({ page, servePage }) => {
    await lose(page, file, 'once');
    await openContact(page, servePage, { widgets: [{ channels }] });
    await page.locator('.open-chaty').click();
    await page.locator(`#${slug}-0-channel a`).click();
    await expect(page.locator(wanted)).toBeVisible();
  });

  test(`${name} cannot be had: a notice says so and leads to the shop; the next tap tries again`, async ({
    page,
    servePage,
  }) => {
    await lose(page, file, 'always');
    await openContact(page, servePage, { widgets: [{ channels }] });
    await page.locator('.open-chaty').click();
    await page.locator(`#${slug}-0-channel a`).click();
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+96890000002');
    await expect(notice.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me|web\.whatsapp/);
    await expect(notice.getByRole('button', { name: 'Try again' })).toBeInViewport();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await page.unrouteAll();
    await page.locator('.open-chaty').click();
    await page.locator(`#${slug}-0-channel a`).click();
    await expect(page.locator(wanted)).toBeVisible();
  });
}

test('the list of a chat view cannot be had: a notice says so; another try brings it', async ({ page, servePage }) => {
  await lose(page, /contact-widget-ChatView/, 'always');
  await openContact(page, servePage, { widgets: [{ settings: { cta_type: 'chat-view' }, channels: SIMPLE_CHANNELS }] });
  await page.locator('.open-chaty').click();
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(notice.getByRole('link', { name: 'Call us' })).toBeVisible();
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.chaty-view-channels')).toBeVisible();
});

for (const [name, file] of [
  ['what draws the widget', /contact-widget-(?:drawWidget|widget-)/],
  ['its style sheet', /contact-widget-widgetCss/],
  ['the runtime', /\/runtime-/],
] as const) {
  test(`one failed fetch of ${name}: the widget comes a second later`, async ({ page, servePage }) => {
    await lose(page, file, 'once');
    await openContact(page, servePage, { waits: true });
    await page.locator('.open-chaty').click();
    await expect(page.locator('#Phone-0-channel a')).toBeVisible();
  });

  test(`${name} cannot be had: direct links stand in its place, and another try brings the widget`, async ({
    page,
    servePage,
    snap,
  }) => {
    await lose(page, file, 'always');
    await openContact(page, servePage, { waits: true, widgets: [{ channels: [shortForm(), ...SIMPLE_CHANNELS] }] });
    await page.getByText('Contact us').click();
    const links = page.locator('#chaty-widget-0 details a');
    await expect(links).toHaveText(['WhatsApp', 'Call us', 'E-mail', 'SMS', 'Showroom']);
    await expect(links.nth(0)).toHaveAttribute('href', /^https:\/\/wa\.me\/96890000001/);
    await expect(links.nth(1)).toHaveAttribute('href', 'tel:+96890000002');
    await expect(links.nth(2)).toHaveAttribute('href', 'mailto:orders@gifts.example');
    await snap(`contact-lost-${file.source.replaceAll(/\W+/g, '-')}`);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.open-chaty').click();
    await expect(page.locator('#Phone-0-channel a')).toBeVisible();
    await expect(page.locator('details')).toHaveCount(0);
  });
}

test('what judges hours and countries cannot be had: the widget shows rather than being out of reach', async ({
  page,
  servePage,
}) => {
  await lose(page, /contact-widget-judgeWidget/, 'always');
  const triggers = { has_countries: 1, countries: ['OM'] };
  await openContact(page, servePage, { waits: true, widgets: [{ triggers, channels: SIMPLE_CHANNELS }] });
  await page.locator('.open-chaty').click();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
});

test('what follows the drawing cannot be had: the widget works', async ({ page, servePage }) => {
  await lose(page, /contact-widget-followDrawing/, 'always');
  await openContact(page, servePage);
  await page.locator('.open-chaty').click();
  await expect(page.locator('#Phone-0-channel a')).toBeVisible();
});
