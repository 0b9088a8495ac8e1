import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { shortForm } from './kit/formChannel.ts';
import { fillShort, openForm, SUBMIT, send, sent } from './kit/formPage.ts';

test.describe('failed submissions keep the input', () => {
  test('keeps the values and offers a retry and other channels after a server error or lost connection', async ({
    page,
    context,
    servePage,
    server,
    guest,
    snap,
  }) => {
    await guest.allow({
      console: [
        /Failed to load resource/,
        /a contact form message was not stored/,
        /the call "chaty_front_form_save_data"/,
      ],
    });
    server.backend.faults.set(SUBMIT, { status: 500, body: '<html>broken</html>', type: 'text/html' });
    await openForm(page, servePage, shortForm());
    await fillShort(page);
    await send(page);
    await expect(page.locator('.chaty-not-sent')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Your message was not sent.');
    await expect(page.locator('.chaty-not-sent').getByRole('button', { name: 'Try again' })).toBeFocused();
    await expect(page.locator('.chaty-ajax-error-message, .has-chaty-error')).toHaveCount(0);
    await expect(page.locator('.chaty-submit-button')).toHaveAttribute('aria-disabled', 'false');
    await expect(page.getByLabel('Message')).toHaveValue('100 mugs, please');
    const other = await page.locator('.chaty-ways a', { hasText: 'WhatsApp' }).getAttribute('href');
    expect(new URL(other ?? '').searchParams.get('text')).toContain('100 mugs, please');
    await settle(page);
    expect(sent(server)).toHaveLength(1);
    server.backend.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
    expect(sent(server)).toHaveLength(2);

    await fillShort(page);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await snap('contact-form-offline');
    await expect(page.getByLabel('Message')).toHaveValue('100 mugs, please');
    await context.setOffline(false);
    await expect(page.getByText('You are back online.')).toBeVisible();
    expect(sent(server)).toHaveLength(2);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => sent(server).length).toBe(3);
    await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
  });
  test('a double click sends the form only once, and the busy button keeps focus', async ({
    page,
    servePage,
    server,
  }) => {
    const release = await holdBack(page, /admin-ajax/);
    await openForm(page, servePage, shortForm());
    await fillShort(page);
    await page.locator('.chaty-submit-button').dblclick();
    await page.keyboard.press('Enter');
    await expect(page.locator('.chaty-submit-button')).toHaveText('Sending…');
    await expect(page.locator('.chaty-submit-button')).toBeFocused();
    release();
    await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
    expect(sent(server)).toHaveLength(1);
  });
});
