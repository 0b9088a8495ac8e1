import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { SIMPLE_CHANNELS as channels, openContact } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { SUBMIT, sent } from './kit/formPage.ts';

test.describe('two channels that each have a form', () => {
  const second = shortForm({ channel: 'Custom_Link_3', channel_type: 'Contact_Us', hover_text: 'Complaints' });
  const opensBoth = async (page: Page) => {
    await page.locator('.open-chaty').press('Enter');
    await page.locator('#Contact_Us-0-channel a').press('Enter');
    await page.locator('.chaty-contact-form-box').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.open-chaty').press('Enter');
    await page.locator('#Custom_Link_3-0-channel a').press('Enter');
    await page.locator('#chaty-form-0-Custom_Link_3').waitFor();
  };

  test('share no id or label and load one reCAPTCHA script', async ({ page, servePage, server, guest }) => {
    await guest.allow({ hosts: ['www.google.com'] });
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `Object.defineProperty(window, 'grecaptcha', {configurable: true, value: {execute: (key) => Promise.resolve('token of ' + key)}}); onloadCallbackChatyV3();`,
      }),
    );
    const keys = { enable_recaptcha: '1', v3_site_key: 'SITE-KEY' };
    await openContact(page, servePage, {
      widgets: [{ channels: [shortForm(keys), { ...second, ...keys }, ...channels] }],
    });
    await opensBoth(page);
    const twice = await page.evaluate(() => {
      const ids = [...(document.querySelector('#chaty-widget-0')?.shadowRoot?.querySelectorAll('[id]') ?? [])].map(
        ({ id }) => id,
      );
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(twice).toEqual([]);
    await expect(page.locator('#chaty-form-0-Contact_Us')).toBeAttached();
    const open = page.locator('#chaty-form-0-Custom_Link_3');
    await open.getByLabel('Your name').fill('Salma');
    await expect(page.locator('#chaty-form-0-Contact_Us [name="name"]')).toHaveValue('');
    await expectAccessible(page);
    await open.getByLabel('Work e-mail').fill('salma@moh.gov.om');
    await open.getByLabel('Message').fill('A broken mug');
    await open.locator('.chaty-submit-button').click();
    await expect.poll(() => sent(server).length).toBe(1);
    expect(sent(server)[0]?.fields).toContainEqual(['token', 'token of SITE-KEY']);
    expect(guest.requests.filter((address) => address.includes('recaptcha'))).toHaveLength(1);
  });
});

test('sending one of two forms leaves the other form unchanged', async ({ page, servePage, server, guest }) => {
  await guest.allow({
    console: [/Failed to load resource/, /^\[hadaya\] a contact form message was not stored/],
  });
  await openContact(page, servePage, {
    widgets: [
      { id: 0, channels: [shortForm(), ...channels] },
      { id: '_1', channels: [shortForm(), ...channels], settings: { position: 'left' } },
    ],
  });
  const first = page.locator('#chaty-widget-0');
  const second = page.locator('#chaty-widget-_1');
  for (const [widget, id] of [
    [second, '_1'],
    [first, '0'],
  ] as const) {
    await widget.locator('.open-chaty').press('Enter');
    await widget.locator(`#Contact_Us-${id}-channel a`).press('Enter');
    await expect(widget.locator('.chaty-submit-button')).toBeAttached();
  }
  server.backend.faults.set(SUBMIT, { status: 500, body: 'x' });
  await first.getByLabel('Your name').fill('Salma');
  await first.getByLabel('Work e-mail').fill('salma@moh.gov.om');
  await first.getByLabel('Message').fill('100 mugs, please');
  await first.locator('.chaty-submit-button').click();
  await expect(first.locator('.chaty-not-sent')).toBeVisible();
  await expect(second.locator('.chaty-not-sent, .chaty-ajax-error-message')).toHaveCount(0);
  expect(
    await second.locator('.chaty-submit-button[aria-disabled="true"], .chaty-submit-button:disabled').count(),
  ).toBe(0);
});
