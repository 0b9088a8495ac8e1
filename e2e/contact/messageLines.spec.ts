import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';

test.describe('the message field of the WhatsApp popup', () => {
  const popup = {
    channel: 'Whatsapp',
    value: '96890000001',
    hover_text: 'WhatsApp',
    has_welcome_message: '1',
    pre_set_message: 'Hello,\n\nI want:\n- 10 mugs',
    chat_welcome_message: '<p>Marhaba!</p>',
    emoji_picker: 'no',
  };
  const open = async (page: Page, servePage: Parameters<typeof openContact>[1], dir: 'ltr' | 'rtl' = 'ltr') => {
    const [whatsapp, ...others] = SIMPLE_CHANNELS;
    await openContact(page, servePage, { widgets: [{ channels: [{ ...whatsapp, ...popup }, ...others] }], dir });
    await page.locator('.open-chaty').press('Enter');
    await page.locator('#Whatsapp-0-channel a').press('Enter');
    const form = page.locator('form.whatsapp-chaty-form-0');
    await form.evaluate((found: HTMLFormElement) =>
      found.addEventListener('submit', (event) => {
        event.preventDefault();
        found.dataset.sent = String(new FormData(found).get('text'));
      }),
    );
    return { form, field: page.locator('.chaty-whatsapp-input') };
  };

  for (const dir of ['ltr', 'rtl'] as const) {
    for (const width of [390, 1280]) {
      test(`keeps the line breaks of a pre-filled message: ${dir}, ${width} px`, async ({ page, servePage, snap }) => {
        await page.setViewportSize({ width, height: 844 });
        const { form, field } = await open(page, servePage, dir);
        await expect(field).toHaveValue('Hello,\n\nI want:\n- 10 mugs');
        // The field shows the whole message without scrolling.
        await expect.poll(() => field.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(1);
        await snap(`contact-message-lines-${dir}-${width}`);
        // Typing continues after the line break.
        await field.pressSequentially('!');
        await field.press('Enter');
        await expect(form).toHaveAttribute('data-sent', 'Hello,\n\nI want:\n- 10 mugs!');
      });
    }
  }

  test('sends on Enter and adds a line on Shift+Enter, except during composition', async ({ page, servePage }) => {
    const { form, field } = await open(page, servePage);
    await field.fill('one');
    await field.press('Shift+Enter');
    await field.pressSequentially('two');
    await expect(field).toHaveValue('one\ntwo');
    await field.evaluate((area) => {
      for (const more of [{ isComposing: true }, { keyCode: 229 }])
        area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }));
    });
    await expect(form).not.toHaveAttribute('data-sent');
    await field.press('Enter');
    await expect(form).toHaveAttribute('data-sent', 'one\ntwo');
  });

  test('sends text that a script has set without an input event', async ({ page, servePage }) => {
    const { form, field } = await open(page, servePage);
    await field.evaluate((area: HTMLTextAreaElement) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'filled\nin');
    });
    await page.locator('.chaty-whatsapp-button-button').click();
    await expect(form).toHaveAttribute('data-sent', 'filled\nin');
  });
});
