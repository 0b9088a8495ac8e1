import { contactChannel, type PrintedRecord } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { holdBack } from '../kit/holdBack.ts';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { AGENTS } from './kit/visitor.ts';

const POPUP = contactChannel('Whatsapp', {
  value: '96890000001',
  hover_text: 'WhatsApp',
  has_welcome_message: '1',
  pre_set_message: 'Hello, I&#039;d like a quote for {title} ({url})',
  chat_welcome_message: '<p>Marhaba! <strong>How can we help</strong> with your corporate gifts?</p>',
  wp_popup_headline: 'Chat with our gift desk',
  wp_popup_nickname: 'Gift desk',
});

async function openPanel(page: Page, slug: string): Promise<void> {
  await page.locator('.open-chaty').press('Enter');
  await page.locator(`#${slug}-0-channel a`).press('Enter');
  await page.locator('.chaty-outer-forms.active').waitFor();
}
const withPopup = (...more: PrintedRecord[]) => [{ channels: [POPUP, ...more, ...SIMPLE_CHANNELS.slice(1)] }];
const focusInside = (page: Page) =>
  page.evaluate(() => {
    const active = document.querySelector('#chaty-widget-0')?.shadowRoot?.activeElement;
    return active?.closest('.chaty-outer-forms') ? (active.getAttribute('class') ?? active.tagName) : 'outside';
  });

/** Asserts that the picker is over the conversation, inside the panel and above the field. */
async function expectPickerInPlace(page: Page): Promise<void> {
  const picker = page.locator('.chaty-emoji-picker');
  await expect(picker.locator('em-emoji-picker button[aria-label="😀"]').first()).toBeVisible();
  const boxOf = async (part: string) => {
    const box = await page.locator(part).boundingBox();
    if (!box) throw new Error(`${part} has no box`);
    return { top: box.y, bottom: box.y + box.height, height: box.height };
  };
  const shown = await boxOf('.chaty-emoji-picker');
  expect(shown.height).toBeGreaterThanOrEqual(180);
  expect(shown.top).toBeGreaterThanOrEqual((await boxOf('.chaty-whatsapp-header')).bottom);
  expect(shown.bottom).toBeLessThanOrEqual((await boxOf('.chaty-whatsapp-field')).top);
  const drawn = await picker.locator('em-emoji-picker .row').first().boundingBox();
  expect(drawn?.width).toBeLessThanOrEqual(await picker.evaluate((box) => box.clientWidth));
}

for (const dir of ['ltr', 'rtl'] as const)
  test(`in Hadaya’s look, the time next to a short greeting keeps its distance from the text (${dir})`, async ({
    page,
    servePage,
  }) => {
    const greeting = { ...POPUP, chat_welcome_message: 'Marhaba!' };
    const head = '<script>document.documentElement.dataset.hadayaLook = "hadaya"</script>';
    await openContact(page, servePage, { dir, head, widgets: [{ channels: [greeting, ...SIMPLE_CHANNELS.slice(1)] }] });
    await page.locator('.open-chaty').press('Enter');
    await page.locator('[data-channel="Whatsapp"] a').press('Enter');
    const text = page.locator('.chaty-whatsapp-message-content');
    await expect(text).toBeVisible();
    const gap = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [words, time] = [range, element.nextElementSibling].map((one) => one?.getBoundingClientRect());
      return words && time && Math.max(time.left - words.right, words.left - time.right);
    });
    expect(gap).toBeGreaterThanOrEqual(10);
  });

test.describe('WhatsApp popup', () => {
  test('opens the web client with the message, traps Tab and returns focus on Escape', async ({
    page,
    servePage,
    snap,
    guest,
  }) => {
    await openContact(page, servePage, { widgets: withPopup() });
    await openPanel(page, 'Whatsapp');
    const form = page.locator('form.whatsapp-chaty-form-0');
    await expect(form).toHaveAttribute('action', 'https://web.whatsapp.com/send');
    await expect(form).toHaveAttribute('target', '_blank');
    await expect(form.locator('input[type=hidden][name=phone]')).toHaveValue('96890000001');
    await expect(form.locator('[name=text]')).toHaveValue(`Hello, I'd like a quote for Gift Box & Co (${page.url()})`);
    await expect(form.locator('[name=text]')).toBeFocused();
    expect(await focusInside(page)).toBe('chaty-whatsapp-input');
    await expect(page.getByRole('dialog', { name: 'Chat with our gift desk' })).toBeVisible();
    await expect(page.locator('.chaty-whatsapp-body strong')).toHaveText('How can we help');
    await expect(page.locator('body > #chaty-widget-0')).toHaveClass(/form-open/);
    await expect(page.locator('.chaty-whatsapp-message-time')).toHaveText(/^\d\d:\d\d$/);
    await expectAccessible(page);
    await snap('contact-whatsapp-desktop');

    await test.step('renders the QR code only when the visitor opens its section', async () => {
      expect(guest.requests.join()).not.toContain('QrDrawing');
      await page.getByText('Or scan to continue on your phone').click();
      await expect(page.getByRole('img', { name: 'QR code of this chat' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('Tab stays in the popup, and Escape closes the popup and returns focus to the launcher', async () => {
      for (let step = 0; step < 10; step += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => focusInside(page)).not.toBe('outside');
      }
      await page.keyboard.press('Escape');
      await expect(page.locator('.chaty-outer-forms.active')).toHaveCount(0);
      await expect(page.locator('.open-chaty')).toBeFocused();
    });
  });

  test.describe('on a phone', () => {
    test.use({ userAgent: AGENTS.android, viewport: { width: 390, height: 844 } });
    test('links to the app and places the emoji picker above the field in RTL', async ({ page, servePage, snap }) => {
      await openContact(page, servePage, { widgets: withPopup(), dir: 'rtl' });
      await openPanel(page, 'Whatsapp');
      const form = page.locator('form.whatsapp-chaty-form-0');
      await expect(form).toHaveAttribute('action', 'https://wa.me/96890000001');
      await expect(form).toHaveAttribute('target', '');
      await expect(form.locator('input[type=hidden]')).toHaveCount(0);
      await snap('contact-whatsapp-rtl');
      await page.locator('.chaty-wp-emoji-input').click();
      await expectPickerInPlace(page);
      await snap('contact-emoji-390');
      await page.keyboard.press('Escape');
      await expect(page.locator('.chaty-emoji-picker')).toHaveCount(0);
    });
  });

  test('opens automatically without taking focus and, once closed, stays closed after a reload', async ({
    page,
    servePage,
  }) => {
    const popup = { ...POPUP, is_default_open: '1' };
    await openContact(page, servePage, { widgets: [{ channels: [popup, ...SIMPLE_CHANNELS.slice(1)] }] });
    await expect(page.locator('.chaty-popup-whatsapp-form')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await page.locator('.open-chaty').hover();
    await expect(page.locator('.chaty-channel-list')).toBeAttached();
    await expect(page.locator('.chaty-popup-whatsapp-form')).toHaveCount(0);
  });

  test('closing the popup returns to the open list if the list has no close button', async ({ page, servePage }) => {
    const settings = { default_state: 'open', show_close_button: 'no' };
    await openContact(page, servePage, { widgets: [{ settings, channels: [POPUP, ...SIMPLE_CHANNELS.slice(1)] }] });
    await page.locator('#Whatsapp-0-channel a').press('Enter');
    await page.locator('.chaty-outer-forms.active').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.locator('.chaty-open')).toBeVisible();
    await expect(page.locator('#Whatsapp-0-channel a')).toBeFocused();
  });

  test('under a strict policy, inserts emojis at the caret and fits the picker into wide and narrow windows', async ({
    page,
    servePage,
    faults,
    guest,
    snap,
  }) => {
    await faults.csp();
    const release = await holdBack(page, '**/contact-widget-native-*');
    await openContact(page, servePage, { nonce: 'abc', widgets: withPopup() });
    await openPanel(page, 'Whatsapp');
    expect(guest.requests.join()).not.toContain('EmojiPicker');
    const input = page.locator('.chaty-whatsapp-input');
    await input.fill('ab');
    await input.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(1, 1));
    const button = page.getByRole('button', { name: 'Show Emojis' });
    const picker = page.locator('.chaty-emoji-picker');
    await button.click();
    await expect(picker).toBeVisible();
    await snap('contact-emoji-waits');
    release();
    await expectPickerInPlace(page);
    const emoji = picker.locator('em-emoji-picker button[aria-label="😀"]').first();
    await emoji.click();
    await expect(input).toHaveValue('a😀b');
    await emoji.click();
    await expect(input).toHaveValue('a😀😀b');
    await snap('contact-emoji');
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.setViewportSize({ width: 320, height: 560 });
    await button.click();
    await expectPickerInPlace(page);
    await snap('contact-emoji-320');
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});
