import { openContact, SIMPLE_CHANNELS } from '../contact/kit/contactPage.ts';
import { formChannel } from '../contact/kit/formChannel.ts';
import { answer, openForm, STORED } from '../contact/kit/formPage.ts';
import { PANELS } from '../contact/kit/panelChannels.ts';
import { expectHeard, listen } from '../kit/heard/listen.ts';
import { expect, test } from '../kit/test.ts';

const QR = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>';
const VIEWS = [
  { locale: 'en', dir: 'ltr' },
  { locale: 'ar', dir: 'rtl' },
] as const;

for (const { locale, dir } of VIEWS) {
  test(`${locale}: announces the channel list as it is opened, read and closed`, async ({ page, servePage }) => {
    const heard = await listen(page);
    await openContact(page, servePage, {
      dir,
      body: '<button>Before</button>',
      widgets: [{ channels: [...PANELS, ...SIMPLE_CHANNELS.slice(1)] }],
    });
    await heard.read('The launcher', '.chaty-widget');
    await page.getByText('Before').focus();
    await heard.press('Tab');
    await heard.act('Enter', async () => {
      await page.keyboard.press('Enter');
      await expect(page.locator('.chaty-widget.chaty-open')).toBeVisible();
      await expect(page.locator('.chaty-widget :focus')).toHaveCount(1);
    });
    await heard.read('The open list', '.chaty-widget');
    await heard.press('Tab');
    await heard.press('Escape');
    expectHeard(heard, `list.${locale}`);
  });

  test(`${locale}: announces that a form is incomplete, that the server rejects it and that it has been sent`, async ({
    page,
    servePage,
    server,
  }) => {
    const heard = await listen(page);
    await openForm(page, servePage, formChannel(), { dir });
    await heard.read('The form', '.chaty-outer-forms');
    await heard.act('Send an empty form', () => page.locator('.chaty-submit-button').press('Enter'), {
      until: /polite/,
    });
    await heard.read('The form with its errors', '.chaty-outer-forms');
    for (const [label, text] of [
      ['Your name', 'Salma'],
      ['Work e-mail', 'salma@moh.gov.om'],
      ['Message', '100 mugs'],
      ['Company', 'MOH'],
      ['Quantity', '3'],
    ] as const)
      await page.getByLabel(label).fill(text);
    await page.getByLabel('Budget per gift').selectOption({ index: 1 });
    answer(server, { ...STORED, status: 0, error: 1, message: 'no' }, 1);
    await heard.act('Send: the server rejects the message', async () => {
      await page.locator('.chaty-submit-button').press('Enter');
      await expect(page.locator('.chaty-ajax-error-message')).toBeFocused();
    });
    answer(server, STORED);
    await heard.act('Send again: the server accepts the message', async () => {
      await page.locator('.chaty-submit-button').press('Enter');
      await expect(page.locator('.chaty-ajax-success-message')).toBeFocused();
    });
    await heard.read('The form after sending', '.chaty-outer-forms');
    expectHeard(heard, `form.${locale}`);
  });

  for (const slug of ['Whatsapp', 'WeChat', 'Custom_Link'] as const)
    test(`${locale}: announces the ${slug} panel as it is opened and read`, async ({ page, servePage }) => {
      await page.clock.setFixedTime('2026-03-01T08:15:00Z');
      servePage('/demo-media/qr.png', { html: QR, headers: { 'content-type': 'image/svg+xml' } });
      const heard = await listen(page);
      await openContact(page, servePage, { dir, widgets: [{ channels: [...PANELS, ...SIMPLE_CHANNELS.slice(1)] }] });
      await page.locator('.open-chaty').press('Enter');
      await heard.act('Enter on the channel', async () => {
        await page.locator(`#${slug}-0-channel`).locator('a, button').first().press('Enter');
        await page.locator('.chaty-outer-forms.active').waitFor();
        await expect(page.locator('.chaty-outer-forms :focus')).toHaveCount(1);
      });
      await heard.read('The panel', '.chaty-outer-forms.active');
      await heard.press('Tab');
      await heard.press('Escape');
      expectHeard(heard, `panel-${slug.toLowerCase()}.${locale}`);
    });

  test(`${locale}: the screen reader’s output for the whole page matches the recording`, async ({
    page,
    servePage,
  }) => {
    const heard = await listen(page);
    await openContact(page, servePage, { dir });
    await heard.read('The whole page', 'body');
    expectHeard(heard, `page.${locale}`);
  });
}
