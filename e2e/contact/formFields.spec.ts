import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { fillShort, openForm, send, sent } from './kit/formPage.ts';

test.describe('fields', () => {
  test('the right arrow completes common email domains, and clearing a phone number removes its hint', async ({
    page,
    servePage,
  }) => {
    await openForm(page, servePage, shortForm());
    // The hint about an invalid number disappears when the visitor removes the number.
    const phone = page.getByLabel('Phone');
    const hint = page.locator('.chaty-field-hint').filter({ hasText: /\w/ });
    await phone.fill('a1');
    await phone.blur();
    await expect(hint).toBeVisible();
    await phone.fill('');
    await phone.blur();
    await expect(hint).toHaveCount(0);
    await expect(phone).toHaveValue('');
    const mail = page.getByLabel('Work e-mail');
    await mail.pressSequentially('a@gm');
    await page.keyboard.press('Tab');
    await expect(mail).toHaveValue('a@gm');
    await mail.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(mail).toHaveValue('a@gmail.com');
  });
});

test.describe('the spam check', () => {
  const KEYS = { enable_recaptcha: '1', v3_site_key: 'SITE-KEY', hide_recaptcha_badge: 'yes' };
  test.use({ allow: { hosts: ['www.google.com'] } });
  test('loads when the form opens and delays an early submission until its token arrives', async ({
    page,
    servePage,
    server,
    guest,
  }) => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route('https://www.google.com/**', async (route) => {
      await opened;
      await route.fulfill({
        contentType: 'text/javascript',
        body: `Object.defineProperty(window, 'grecaptcha', {value: {execute: (key, options) => Promise.resolve('token of ' + key + ' for ' + options.action)}}); onloadCallbackChatyV3();`,
      });
    });
    await openContact(page, servePage, { widgets: [{ channels: [shortForm(KEYS), ...SIMPLE_CHANNELS] }] });
    expect(guest.requests.join()).not.toContain('google');
    await page.locator('.open-chaty').press('Enter');
    await page.locator('#Contact_Us-0-channel a').press('Enter');
    await expect(page.getByText('This site is protected by reCAPTCHA')).toBeVisible();
    await fillShort(page);
    await send(page);
    await expect(page.locator('.chaty-submit-button')).toHaveAttribute('aria-disabled', 'true');
    expect(sent(server)).toHaveLength(0);
    open();
    await expect.poll(() => sent(server).length).toBe(1);
    expect(sent(server)[0]?.fields).toContainEqual(['token', 'token of SITE-KEY for contact_form']);
    expect(guest.requests.join()).toContain('api.js?onload=onloadCallbackChatyV3&render=SITE-KEY');
  });
});
