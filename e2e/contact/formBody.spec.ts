import type { PrintedRecord } from '@hadaya/testing/shop';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { formChannel } from './kit/formChannel.ts';
import { fillShort, focusedName, openForm, send, sent } from './kit/formPage.ts';

test('marks required fields in an empty form and sends the expected body for a valid one', async ({
  page,
  servePage,
  server,
  snap,
}) => {
  await openForm(page, servePage, formChannel());
  await expect.poll(() => focusedName(page)).toBe('name');
  await send(page);
  await expect(page.locator('.has-chaty-error')).toHaveCount(6);
  await expect.poll(() => focusedName(page)).toBe('name');
  await expect(page.locator('.chaty-summary a')).toHaveCount(6);
  // The error must be visible text, because a coloured border alone explains nothing.
  const errors = page.locator('.chaty-error-msg:visible');
  await expect(errors).toHaveText(Array.from({ length: 6 }, () => 'Please fill in this field.'));
  for (const one of await errors.all()) expect((await one.boundingBox())?.height).toBeGreaterThan(10);
  await expectAccessible(page);
  await snap('contact-form-errors');
  expect(sent(server)).toHaveLength(0);
  await page.getByLabel('Your name').fill('S');
  await expect(page.locator('.has-chaty-error')).toHaveCount(5);
  await expect(errors).toHaveCount(5);
  await fillShort(page);
  await page.getByLabel('Phone').fill('91234567');
  await page.getByLabel('Company').fill('Gifts & Co');
  await page.getByLabel('Quantity').fill('120');
  await page.getByLabel('Website').fill('https://gifts.example');
  await page.getByLabel('Needed by').fill('2026-12-01');
  await page.getByLabel('Budget per gift').selectOption('5 to 15 OMR');
  await page.getByLabel('Branding notes').fill('Gold');
  await send(page);
  await expect.poll(() => sent(server).length).toBe(1);
  const triple = (index: number, type: string, label: string, value: string) => [
    [`custom_fields[${index}][label_${type}]`, label],
    [`custom_fields[${index}][slug]`, type],
    [`custom_fields[${index}][${type}]`, value],
  ];
  expect(sent(server)[0]?.fields).toEqual([
    ['name', 'Salma'],
    ['email', 'salma@moh.gov.om'],
    ['phone', '91234567'],
    ['message', '100 mugs, please'],
    ...triple(4, 'text', 'Company', 'Gifts & Co'),
    ...triple(5, 'number', 'Quantity', '120'),
    ...triple(6, 'url', 'Website', 'https://gifts.example'),
    ...triple(7, 'date', 'Needed by', '2026-12-01'),
    ...triple(8, 'dropdown', 'Budget per gift', '5 to 15 OMR'),
    ...triple(9, 'textarea', 'Branding notes', 'Gold'),
    ['nonce', 'a1b2c3d4e5'],
    ['action', 'chaty_front_form_save_data'],
    ['channel', 'Contact_Us'],
    ['widget', '0'],
    ['ref_url', page.url()],
    ['token', ''],
    ['page_id', '55'],
    ['page_title', 'Gift Box & Co'],
    ['v2token', ''],
  ]);
  expect(sent(server)[0]?.files).toEqual([]);
});

test('a form in the replaced plugin’s older format keeps the order and names of its fields but omits disabled ones', async ({
  page,
  servePage,
  server,
}) => {
  const custom = (unique_id: string, field_dropdown: string, field_label: string, more: PrintedRecord = {}) => ({
    unique_id,
    is_active: 'yes',
    field_dropdown,
    field_label,
    placeholder: '',
    is_required: 'no',
    ...more,
  });
  const form = formChannel({
    contact_form_settings: { contact_form_field_order: ['Name', 'custom_fields_1', 'Email', 'custom_fields_2'] },
    contact_fields: [
      { field: 'name', title: 'Name', is_required: 1, type: 'text' },
      { field: 'email', title: 'Email', is_required: 1, type: 'email' },
    ],
    contact_custom_fields: {
      custom_fields_1: custom('custom_fields_1', 'text', 'Company'),
      custom_fields_2: custom('custom_fields_2', 'dropdown', 'Occasion', { dropdown_option: ['Eid'] }),
      custom_fields_3: custom('custom_fields_3', 'text', 'Switched off', { is_active: 'no' }),
    },
  });
  await openForm(page, servePage, form);
  await expect(page.locator('.chaty-form-label')).toHaveText([/Name/, 'Company', /Email/, 'Occasion']);
  await page.getByLabel('Name').fill('Salma');
  await page.getByLabel('Company').fill('X');
  await page.getByLabel('Email').fill('a@b.om');
  await send(page);
  await expect.poll(() => sent(server).length).toBe(1);
  const names = sent(server)[0]?.fields.map(([name]) => name) ?? [];
  expect(names.slice(0, 5)).toEqual([
    'name',
    'email',
    'custom_fields[custom_fields_1][label_text]',
    'custom_fields[custom_fields_1][slug]',
    'custom_fields[custom_fields_1][text]',
  ]);
  expect(names.join()).not.toContain('custom_fields_3');
});
