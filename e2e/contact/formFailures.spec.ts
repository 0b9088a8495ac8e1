import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { shortForm } from './kit/formChannel.ts';
import { fillShort, openForm, SUBMIT, send, sent } from './kit/formPage.ts';

test.describe('nothing is lost', () => {
  for (const [name, fault] of [
    ['a server error', { status: 500, body: '<html>broken</html>', type: 'text/html' }],
  ] as const) {
    test(`decision 1, rows 51 and 64, fault-85: ${name}: values stay, one notice offers another try and other ways`, async ({
      page,
      servePage,
      server,
      guest,
    }) => {
      await guest.allow({
        console: [
          /Failed to load resource/,
          /a message of the contact form was not stored/,
          /the call "chaty_front_form_save_data"/,
        ],
      });
      server.backend.faults.set(SUBMIT, fault);
      await openForm(page, servePage, shortForm());
      await fillShort(page);
      await send(page);
      await expect(page.locator('.chaty-not-sent')).toBeVisible();
      await expect(page.locator('.chaty-not-sent')).toBeFocused();
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
    });
  }
  test('decision 1: networkNotice off: strictly nothing shows, the button is free again', async ({
    page,
    servePage,
    server,
    guest,
  }) => {
    await guest.allow({
      console: [
        /Failed to load resource/,
        /a message of the contact form was not stored/,
        /the call "chaty_front_form_save_data"/,
      ],
    });
    server.backend.faults.set(SUBMIT, { status: 500, body: 'x' });
    await openForm(page, servePage, shortForm(), { options: { networkNotice: false } });
    await fillShort(page);
    await send(page);
    await expect.poll(() => sent(server).length).toBe(1);
    await expect(page.locator('.chaty-submit-button')).toHaveAttribute('aria-disabled', 'false');
    await expect(page.locator('.chaty-not-sent, .chaty-ajax-error-message')).toHaveCount(0);
  });
  test('fault-45: offline keeps everything and goes on when the visitor presses again', async ({
    page,
    context,
    servePage,
    server,
    snap,
  }) => {
    await openForm(page, servePage, shortForm());
    await fillShort(page);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await snap('contact-form-offline');
    await context.setOffline(false);
    await expect(page.getByText('You are online again.')).toBeVisible();
    expect(sent(server)).toHaveLength(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
  });
  test('fault-84: a double press sends once, the button keeps the focus and says so', async ({
    page,
    servePage,
    server,
  }) => {
    const letGo = await holdBack(page, /admin-ajax/);
    await openForm(page, servePage, shortForm());
    await fillShort(page);
    await page.locator('.chaty-submit-button').dblclick();
    await page.keyboard.press('Enter');
    await expect(page.locator('.chaty-submit-button')).toHaveText('Sending…');
    await expect(page.locator('.chaty-submit-button')).toBeFocused();
    letGo();
    await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
    expect(sent(server)).toHaveLength(1);
  });
  test('G6: closing and opening the panel keeps what was written', async ({ page, servePage }) => {
    await openForm(page, servePage, shortForm());
    await page.getByLabel('Your name').fill('Salma');
    await page.keyboard.press('Escape');
    await expect(page.locator('.open-chaty')).toBeFocused();
    await page.locator('.open-chaty').press('Enter');
    await page.locator('#Contact_Us-0-channel a').press('Enter');
    await expect(page.getByLabel('Your name')).toHaveValue('Salma');
  });
  for (const [name, headers, body, shown] of [
    [
      'in the server’s own words',
      { 'retry-after': '600' },
      JSON.stringify({ status: 0, error: 0, errors: [], message: 'Please wait <b>ten</b> minutes.' }),
      'Please wait <b>ten</b> minutes.',
    ],
  ] as const)
    test(`fault-42: a server that takes no more for now (429) asks for patience, ${name}; the text stays, the owner is told`, async ({
      page,
      servePage,
      server,
      guest,
    }) => {
      await guest.allow({
        console: [
          /Failed to load resource/,
          /not stored: the server refuses more messages/,
          /the call "chaty_front_form_save_data"/,
        ],
      });
      await page.route(/admin-ajax/, (route) => route.fulfill({ status: 429, headers, body }));
      await openForm(page, servePage, shortForm());
      await fillShort(page);
      await send(page);
      const notice = page.locator('.chaty-not-sent');
      await expect(notice).toContainText(shown);
      await expect(notice).toContainText('Everything you wrote is kept.');
      await expect(page.getByLabel('Message')).toHaveValue('100 mugs, please');
      await expect.poll(() => guest.consoleLines().join()).toContain('too many requests (429)');
      await page.unroute(/admin-ajax/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
      expect(sent(server)).toHaveLength(1);
    });

  test('fault-38: an answer "0" tells the owner what to look for', async ({ page, servePage, server, guest }) => {
    await guest.allow({
      console: [
        /Failed to load resource/,
        /not stored: the server knows no such form/,
        /the call "chaty_front_form_save_data"/,
      ],
    });
    server.backend.faults.set(SUBMIT, { status: 400, body: '0' });
    await openForm(page, servePage, shortForm());
    await fillShort(page);
    await send(page);
    await expect(page.locator('.chaty-not-sent')).toBeVisible();
    await expect.poll(() => guest.consoleLines().join()).toContain('no plugin of the site answers this action');
  });
});
