import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { fillShort, openForm, send, sent } from './kit/formPage.ts';

const hintsOf = (page: Page) => page.locator('.chaty-field-hint').filter({ hasText: /\S/ });

test.describe('hints', () => {
  test('on an RTL page, shows a hint for an incomplete phone number but not for complete numbers', async ({
    page,
    servePage,
    snap,
  }) => {
    await openForm(page, servePage, shortForm(), { options: { phoneCountry: 'OM' }, dir: 'rtl' });
    const phone = page.getByLabel('Phone');
    const leave = async (text: string) => {
      await phone.fill(text);
      await phone.blur();
    };
    await leave('9123456');
    await expect(hintsOf(page)).toBeVisible();
    await snap('contact-phone-hint-rtl');
    for (const usual of ['91234567', '+968 9123 4567', '00968 91234567', '+971 50 123 4567', '24123456 x 12']) {
      await leave(usual);
      await expect(hintsOf(page), usual).toHaveCount(0);
    }
    await leave('call me');
    await expect(hintsOf(page)).toContainText('9123 4567');
    await expect(phone).toHaveValue('call me');
  });

  test('suggests a fix for a dictated address or a typo, but not for a valid domain', async ({ page, servePage }) => {
    await openForm(page, servePage, shortForm());
    const mail = page.getByLabel('Work e-mail');
    const offered = page.locator('.email_suggestion button');
    for (const [entered, meant] of [
      ['salma at gmail dot com', 'salma@gmail.com'],
      ['salma@gmail.om', 'salma@gmail.com'],
      ['salma@hotmial.fr', 'salma@hotmail.fr'],
    ] as const) {
      await mail.fill(entered);
      await mail.blur();
      await expect(offered).toHaveText(meant);
    }
    await offered.click();
    await expect(mail).toHaveValue('salma@hotmail.fr');
    for (const right of ['salma@hotmail.co.uk', 'salma@gmx.de', 'salma@grail.com', '"Salma" <salma@outlook.sa>']) {
      await mail.fill(right);
      await mail.blur();
      await expect(offered, right).toHaveCount(0);
    }
  });
});

test('explains the failure when autofill has filled the honeypot, and sends the form on a retry', async ({
  page,
  servePage,
  server,
  snap,
}) => {
  await openForm(page, servePage, shortForm());
  await fillShort(page);
  const trap = page.locator('.chaty-trap');
  await expect(trap).toBeHidden();
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://salma.example';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await send(page);
  await expect(page.locator('.chaty-not-sent')).toContainText('A hidden field was filled in');
  await snap('contact-form-trapped');
  expect(sent(server)).toHaveLength(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
  expect(sent(server)).toHaveLength(1);
});

test.describe('a spam check that failed to load', () => {
  const KEYS = { enable_recaptcha: '1', v3_site_key: 'SITE-KEY' };
  const SERVICE = `Object.defineProperty(window, 'grecaptcha', {configurable: true, value: {execute: () => Promise.resolve('a token')}}); onloadCallbackChatyV3();`;
  test.use({ allow: { hosts: ['www.google.com'], console: [/Failed to load resource/] } });

  test('the spam check loads with the next submission', async ({ page, servePage, server, snap }) => {
    let isFailing = true;
    await page.route('https://www.google.com/**', (route) =>
      isFailing ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: SERVICE }),
    );
    await openContact(page, servePage, { widgets: [{ channels: [shortForm(KEYS), ...SIMPLE_CHANNELS] }] });
    await page.locator('.open-chaty').press('Enter');
    await page.locator('#Contact_Us-0-channel a').press('Enter');
    const notice = page.getByText('The spam check could not be loaded');
    await expect(notice).toBeVisible();
    await snap('contact-check-lost');
    const again = page.getByRole('button', { name: 'Reload the spam check' });
    await again.click();
    await expect(notice).toBeVisible();
    isFailing = false;
    await fillShort(page);
    await send(page);
    await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
    expect(sent(server)[0]?.fields).toContainEqual(['token', 'a token']);
    await expect(notice).toHaveCount(0);
  });
});
