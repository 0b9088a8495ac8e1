/**
 * Uses every feature of the widget, both under strict policies and on a page that a translator rewrites continuously.
 */
import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { type ContactPageSetup, openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { formChannel } from './kit/formChannel.ts';
import { PANELS } from './kit/panelChannels.ts';

const QR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
const ICON =
  '<svg viewBox="0 0 9 9"><linearGradient id="own"><stop stop-color="red"/></linearGradient><path d="M0 0h9v9z" fill="url(#own)"/></svg>';

const SETUP = (isolation: 'shadow' | 'none'): ContactPageSetup => ({
  nonce: 'abc',
  options: { isolation, refreshToken: true },
  more: { data_analytics_settings: 'on' },
  widgets: [
    {
      settings: {
        cta_text: 'Gifts &amp; more: <strong>ask us</strong>',
        attention_effect: 'shockwave',
        is_pending_mesg_enabled: 'on',
        pending_mesg_count: '3',
        is_google_analytics_enabled: 'on',
        bg_blur_effect: 'on',
        has_custom_css: 1,
        custom_css: '@keyframes own{from{opacity:1}} .chaty-widget{animation:own 1s;word-spacing:1px}',
      },
      triggers: {
        has_day_hours_scheduling_rules: 1,
        day_hours_scheduling_rules: [
          {
            days: '-1',
            start_time: '00:00',
            start_hours: '0',
            start_min: '0',
            end_time: '23:59',
            end_hours: '23',
            end_min: '59',
          },
        ],
        day_time_diff: '+4',
      },
      channels: [
        ...PANELS,
        contactChannel('Link', { value: 'x', url: '#', click_event: "shopTour.open('gifts')", svg_icon: ICON }),
        ...SIMPLE_CHANNELS.slice(1),
      ],
    },
    {
      id: '_1',
      settings: {
        cta_type: 'chat-view',
        cta_head: 'Hello',
        cta_body: '<p>About <strong>{title}</strong>: {url}</p>',
        position: 'left',
      },
      channels: [formChannel(), ...SIMPLE_CHANNELS],
    },
  ],
});

const panel = (page: Page, id = '0') => page.locator(`.chaty-outer-forms.chaty-form-${id}.active`);

const launcher = (page: Page) => page.locator('#chaty-widget-0 .chaty-cta-main .open-chaty');
const link = (page: Page, slug: string) => page.locator(`#${slug}-0-channel a`).first();

/** Callback after each step, which can rewrite texts as a translator does. */
type Between = () => Promise<void>;

async function openPanel(page: Page, slug: string, between: Between): Promise<void> {
  await launcher(page).press('Enter');
  await between();
  await link(page, slug).press('Enter');
  await panel(page).waitFor();
  await between();
}

async function pickEmoji(page: Page, between: Between): Promise<void> {
  await page.locator('.chaty-wp-emoji-input').click();
  await page.locator('em-emoji-picker').waitFor();
  await between();
  await page.keyboard.press('Escape');
  if (await panel(page).isVisible()) await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
}

const sendForm = (page: Page) => page.locator('#chaty-submit-button-0').click();

async function sendEmpty(page: Page, between: Between): Promise<void> {
  await sendForm(page);
  await expect(panel(page).locator('.chaty-summary')).toContainText('Please check these fields');
  await between();
}

async function fillAndSend(page: Page, between: Between): Promise<void> {
  await panel(page).getByLabel('Your name').fill('Salma');
  await panel(page).getByLabel('Work e-mail').fill('salma@gmial.com');
  await panel(page).getByLabel('Phone').first().fill('9123');
  await expect(panel(page).locator('.email_suggestion')).toContainText('gmail.com');
  await between();
  await panel(page).locator('.email_suggestion button').click();
  await expect(panel(page).getByLabel('Work e-mail')).toHaveValue('salma@gmail.com');
  await panel(page).getByLabel('Message').fill('100 mugs, please');
  await between();
  await panel(page).getByLabel('Company').fill('Gifts');
  await panel(page).getByLabel('Quantity').fill('100');
  await panel(page).getByLabel('Budget per gift').selectOption('Under 5 OMR');
  await panel(page)
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('x') },
      { name: 'virus.php', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ]);
  await expect(panel(page).locator('.chaty-files')).toContainText('logo.png');
  await expect(panel(page)).toContainText('virus.php: this file type is not allowed');
  await between();
  await sendForm(page);
  await expect(panel(page).locator('.chaty-ajax-success-message')).toContainText('sent successfully');
  await between();
}

async function clickEvent(page: Page, between: Between): Promise<void> {
  await launcher(page).press('Enter');
  await link(page, 'Link').click();
  await between();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shopTour').seen)).toEqual(['gifts']);
  await between();
}

async function openChatView(page: Page, between: Between): Promise<void> {
  await page.locator('#chaty-widget-_1 .open-chaty').press('Enter');
  await between();
  await expect(page.locator('.chaty-chat-view')).toContainText('About');
  await between();
  await page.keyboard.press('Escape');
}

/**
 * Opens every panel of the widgets and sends the empty form. With `isUsed`, also picks an emoji, runs a click event and
 * sends the filled form.
 */
async function useEverything(page: Page, isUsed: boolean, between: Between): Promise<void> {
  await between();
  await openPanel(page, 'Whatsapp', between);
  if (isUsed) await pickEmoji(page, between);
  else await page.keyboard.press('Escape');
  await openPanel(page, 'Contact_Us', between);
  await sendEmpty(page, between);
  if (isUsed) await fillAndSend(page, between);
  await page.keyboard.press('Escape');
  for (const slug of ['WeChat', 'Custom_Link']) {
    await openPanel(page, slug, between);
    await page.keyboard.press('Escape');
  }
  if (isUsed) await clickEvent(page, between);
  await openChatView(page, between);
  await page.evaluate(() => Reflect.get(window, 'hadaya').contact.hide(0));
  await between();
  await page.evaluate(() => Reflect.get(window, 'hadaya').contact.show(0));
  await expect(launcher(page)).toBeVisible();
}

test.beforeEach(async ({ page, guest, servePage }) => {
  servePage('/demo-media/qr.png', { html: QR, headers: { 'content-type': 'image/svg+xml' } });
  await guest.allow({
    axe: ['color-contrast'],
    globals: ['shopTour'],
    hostChanges: [{ selector: 'body', attributes: ['class'] }],
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.defineProperty(window, 'shopTour', { value: { seen, open: (what: string) => seen.push(what) } });
  });
});

for (const [name, isolation, least] of [
  ['every feature once', 'shadow', 20],
  // Without isolation, the widget renders the same nodes and rules into the page itself.
  ['every feature once without a shadow root', 'none', 12],
] as const) {
  test(`every widget feature works under a strict policy with Trusted Types and during translation: ${name}`, async ({
    page,
    servePage,
    faults,
  }) => {
    await faults.trustedTypes();
    await openContact(page, servePage, SETUP(isolation));
    let rewritten = 0;
    await useEverything(page, isolation === 'shadow', async () => {
      await faults.translate();
      rewritten += 1;
    });
    expect(rewritten).toBeGreaterThanOrEqual(least);
    expect(await page.locator('#chaty-widget-0 font').count()).toBeGreaterThan(0);
  });
}
