/** Defects of the form that the contact widget replaces, each forced, and what ours does instead. */
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { shortForm } from './kit/formChannel.ts';
import { answer, fillShort, openForm, SUBMIT, send } from './kit/formPage.ts';

const ON_TEXT = `<img src=x onerror="window.__pwn=1">`;

for (const [name, fault] of [
  ['that is cut off', { hang: false, abort: true }],
  ['answered with a page', { body: '<html>maintenance</html>', type: 'text/html' }],
  ['answered with -1', { body: '-1', type: 'text/html' }],
] as const) {
  test(`O3, fault-85: a message ${name} leaves the button free, the values and another way`, async ({
    page,
    servePage,
    server,
    guest,
  }) => {
    await guest.allow({
      console: [/Failed to load resource/, /^\[hadaya\] a message of the contact form was not stored/],
    });
    if ('abort' in fault) await page.route(/admin-ajax/, (route) => route.abort('connectionreset'));
    else server.backend.faults.set(SUBMIT, fault);
    await openForm(page, servePage, shortForm());
    await fillShort(page);
    await send(page);
    await expect(page.locator('.chaty-not-sent')).toBeVisible();
    await expect(page.locator('.chaty-submit-button')).toHaveAttribute('aria-disabled', 'false');
    await expect(page.getByLabel('Message')).toHaveValue('100 mugs, please');
    await expect(page.locator('.chaty-ways a').first()).toBeVisible();
  });
}

test('O4, fault-86, fault-88: texts of an answer stay texts, a field is no selector, a script is no address', async ({
  page,
  servePage,
  server,
  guest,
}) => {
  await guest.allow({ console: [/^\[hadaya\] the redirect of the contact form leads where it may not/] });
  await openForm(page, servePage, shortForm());
  await fillShort(page);
  answer(server, { status: 0, error: 1, errors: [{ field: '.x,#y', message: ON_TEXT }], message: ON_TEXT }, 1);
  await send(page);
  await expect(page.getByText('onerror').first()).toBeVisible();
  expect(await page.locator('.chaty-widget img[src="x"]').count()).toBe(0);
  const link = `javascript:window.__pwn=2`;
  answer(server, { status: 1, error: 0, errors: [], message: ON_TEXT, redirect_action: 'yes', redirect_link: link }, 1);
  await send(page);
  await expect(page.locator('.chaty-ajax-success-message')).toContainText('onerror');
  expect(await page.evaluate(() => Reflect.get(window, '__pwn'))).toBeUndefined();
  expect(new URL(page.url()).pathname).toBe('/contact-test/');
});

test('O15: of two forms on a page only the one that was sent changes', async ({ page, servePage, server, guest }) => {
  await guest.allow({
    console: [/Failed to load resource/, /^\[hadaya\] a message of the contact form was not stored/],
  });
  await openContact(page, servePage, {
    widgets: [
      { id: 0, channels: [shortForm(), ...SIMPLE_CHANNELS] },
      { id: '_1', channels: [shortForm(), ...SIMPLE_CHANNELS], settings: { position: 'left' } },
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
