import { contactChannel } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { openContact, SIMPLE_CHANNELS } from '../contact/kit/contactPage.ts';
import { formChannel, shortForm } from '../contact/kit/formChannel.ts';
import { fillShort, openForm, STORED, SUBMIT } from '../contact/kit/formPage.ts';
import { PANELS } from '../contact/kit/panelChannels.ts';
import { expectHeard, type Listener, listen } from '../kit/heard/listen.ts';
import { holdBack } from '../kit/holdBack.ts';
import type { ServePage } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';

const QR = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>';
const VIEWS = [
  { locale: 'en', dir: 'ltr' },
  { locale: 'ar', dir: 'rtl' },
] as const;

/**
 * Sets the number of unread messages on elements with the replaced plugin's class names, as the live chat's script
 * does.
 */
const tellUnread = (page: Page, count: string) =>
  page.evaluate((messages) => {
    for (const node of document.querySelectorAll('.Chatway-channel-link, .csaas-widget-trigger')) {
      node.setAttribute('data-unread-message', messages);
      node.classList.toggle('has-unread-message', messages !== '');
    }
  }, count);

async function enterPanel(page: Page, slug: string): Promise<void> {
  await page.locator('.open-chaty').press('Enter');
  await page.locator(`#${slug}-0-channel a`).press('Enter');
  await expect(page.locator('.chaty-outer-forms.active :focus')).toHaveCount(1);
}

async function openPanelHeard(page: Page, servePage: ServePage, dir: 'ltr' | 'rtl', slug: string): Promise<Listener> {
  servePage('/demo-media/qr.png', { html: QR, headers: { 'content-type': 'image/svg+xml' } });
  const heard = await listen(page);
  await openContact(page, servePage, { dir, widgets: [{ channels: [...PANELS, ...SIMPLE_CHANNELS.slice(1)] }] });
  await enterPanel(page, slug);
  return heard;
}

for (const { locale, dir } of VIEWS) {
  test(`${locale}: announces unread live chat messages on launcher and channel until they have been read`, async ({
    page,
    servePage,
  }) => {
    await page.addInitScript(() => Object.defineProperty(window, '$chatway', { value: { openChatwayWidget() {} } }));
    const heard = await listen(page);
    const chatway = contactChannel('Chatway', { chatway_position: 'inside-chaty', hover_text: 'Live chat' });
    await openContact(page, servePage, {
      dir,
      more: { has_chatway: '1' },
      widgets: [{ channels: [chatway, ...SIMPLE_CHANNELS.slice(0, 1)] }],
    });
    await expect(page.locator('.chaty-widget.inside-chaty')).toBeVisible();
    await page.evaluate(() => window.__hadayaGuest?.asHost(() => document.body.classList.add('chatway--active')));
    await page.locator('.open-chaty').focus();
    await heard.read('The launcher without messages', '.chaty-widget');
    await heard.act('Three messages arrive', async () => {
      await tellUnread(page, '3');
      await expect(page.locator('.chaty-cta-main .chaty-unread')).toHaveText('3');
    });
    await heard.act('Enter', async () => {
      await page.keyboard.press('Enter');
      await expect(page.locator('.chaty-channel-list :focus')).toHaveCount(1);
    });
    await heard.read('The list', '.chaty-widget');
    await heard.act('The messages are read', async () => {
      await tellUnread(page, '');
      await expect(page.locator('.chaty-unread')).toHaveCount(0);
    });
    expectHeard(heard, `unread.${locale}`);
  });

  test(`${locale}: announces a copied WeChat ID, or reads out the ID if copying is blocked`, async ({
    page,
    servePage,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const heard = await openPanelHeard(page, servePage, dir, 'WeChat');
    await page.keyboard.press('Tab');
    const copied = page.locator('.qr-code-said');
    await heard.act('Enter on the button', async () => {
      await page.keyboard.press('Enter');
      await expect(copied).not.toBeEmpty();
    });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await heard.act('Enter where copying is not allowed', async () => {
      await page.keyboard.press('Enter');
      await expect(copied).toHaveText('gifts_example');
    });
    expectHeard(heard, `copied.${locale}`);
  });

  test(`${locale}: announces a form while it is being sent and after it has been sent`, async ({
    page,
    servePage,
    server,
  }) => {
    const heard = await listen(page);
    await openForm(page, servePage, shortForm(), { dir });
    await fillShort(page);
    const button = page.locator('.chaty-submit-button');
    await button.focus();
    const release = await holdBack(page, '**/admin-ajax.php');
    server.backend.faults.set(SUBMIT, { body: JSON.stringify(STORED), type: 'text/html' });
    await heard.act('Enter on the button', async () => {
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    });
    await heard.read('The form while sending', '.chaty-contact-form-button');
    await heard.act('The response arrives', async () => {
      release();
      await expect(page.locator('.chaty-ajax-success-message')).toBeFocused();
    });
    expectHeard(heard, `sending.${locale}`);
  });

  test(`${locale}: announces the loss and return of the connection while a form is being sent`, async ({
    page,
    servePage,
    context,
    guest,
  }) => {
    await guest.allow({ console: [/ERR_INTERNET_DISCONNECTED/] });
    const heard = await listen(page);
    await openForm(page, servePage, shortForm(), { dir });
    await fillShort(page);
    await page.locator('.chaty-submit-button').focus();
    await context.setOffline(true);
    await heard.act('Enter on the button', async () => {
      await page.keyboard.press('Enter');
      await expect(page.locator('.chaty-not-sent')).toBeVisible();
    });
    await heard.read('The notice', '.chaty-not-sent');
    await heard.act('The connection returns', () => context.setOffline(false));
    await heard.act('Enter on the button', async () => {
      await page.keyboard.press('Enter');
      await expect(page.locator('.chaty-ajax-success-message')).toBeFocused();
    });
    expectHeard(heard, `offline.${locale}`);
  });

  test(`${locale}: announces files as they are added, removed by keyboard and rejected`, async ({
    page,
    servePage,
  }) => {
    const heard = await listen(page);
    await openForm(page, servePage, formChannel(), { dir });
    const field = page.locator('input[type="file"]');
    await field.focus();
    const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await heard.act('Two files are selected', () => field.setInputFiles([file('logo.pdf'), file('brief.pdf')]), {
      until: /polite/,
    });
    for (let step = 0; step < 2; step += 1) await heard.press('Tab');
    await heard.act('Enter on the second', () => page.keyboard.press('Enter'), { until: /polite/ });
    await heard.act('Enter on the first', () => page.keyboard.press('Enter'), { until: /polite/ });
    await heard.act('A file that is not allowed', () => field.setInputFiles([{ ...file('run.php') }]), {
      until: /polite/,
    });
    expectHeard(heard, `files.${locale}`);
  });

  test(`${locale}: announces the emoji picker as it is opened, searched and used by keyboard`, async ({
    page,
    servePage,
  }) => {
    const heard = await openPanelHeard(page, servePage, dir, 'Whatsapp');
    const picker = page.locator('em-emoji-picker');
    await page.locator('.chaty-wp-emoji-input').focus();
    await heard.act('Enter on the button', async () => {
      await page.keyboard.press('Enter');
      await expect(picker.locator('button[aria-label="😀"]').first()).toBeVisible();
    });
    await heard.act('Focus enters the search field', () => picker.locator('input').focus());
    await heard.act('gift', async () => {
      // Fills in the whole text in one step, because typing would cause an announcement after each letter.
      await picker.locator('input').fill('gift');
      await expect(picker.locator('button[aria-label="🎁"]')).toBeVisible();
      await expect(picker.locator('button[aria-label="😀"]')).toHaveCount(0);
    });
    await heard.read('The search results', 'em-emoji-picker');
    await heard.press('ArrowDown');
    await heard.press('Enter');
    await heard.press('Escape');
    expectHeard(heard, `emoji.${locale}`);
  });
}
