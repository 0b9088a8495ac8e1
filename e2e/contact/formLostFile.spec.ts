import { expect, expectAccessible, test } from '../kit/test.ts';
import { formChannel } from './kit/formChannel.ts';
import { fillShort, openForm, send, sent } from './kit/formPage.ts';

const CHUNK = '**/contact-widget-FileField-*';

const withFile = (is_required: 0 | 1) => {
  const channel = formChannel();
  const fields = [channel.contact_fields].flat().slice(0, 4);
  const logo = { is_custom: 1, field_dropdown: 'file', field_label: 'Logo', placeholder: '', is_required };
  return { ...channel, contact_fields: [...fields, logo] };
};

test('a required field for files that cannot be fetched says so, keeps every entry and comes with another try', async ({
  page,
  servePage,
  server,
  faults,
  snap,
}) => {
  await faults.block(CHUNK);
  await openForm(page, servePage, withFile(1));
  await expect(page.getByText('this form needs one')).toBeVisible();
  await fillShort(page);
  await send(page);
  const again = page.getByRole('button', { name: 'Logo: Try again' });
  await expect(again).toBeFocused();
  expect(sent(server)).toHaveLength(0);
  await expectAccessible(page);
  await snap('contact-form-lost-file');
  const other = await page.locator('.chaty-lost-field .chaty-ways a', { hasText: 'WhatsApp' }).getAttribute('href');
  expect(new URL(other ?? '').searchParams.get('text')).toContain('100 mugs, please');

  await again.press('Enter');
  await expect(again).toBeFocused();
  await page.unroute(CHUNK);
  await again.press('Enter');
  const input = page.locator('input[type="file"]');
  await expect(input).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('100 mugs, please');
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await send(page);
  await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
  expect(sent(server)).toHaveLength(1);
});

test('a form whose field for files may stay empty is sent without it', async ({ page, servePage, server, faults }) => {
  await faults.block(CHUNK);
  await openForm(page, servePage, withFile(0));
  await expect(page.getByText('send your message without them')).toBeVisible();
  await fillShort(page);
  await send(page);
  await expect(page.locator('.chaty-ajax-success-message')).toBeVisible();
  expect(sent(server)).toHaveLength(1);
});
