import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import type { DrawnWidget } from '../../../testing/drawWidget.tsx';
import { openPanel, writeField } from '../../../testing/openPanel.ts';

const fields = [
  { field: 'name', title: 'Name', is_required: 1, placeholder: 'Your name', type: 'text' },
  { field: 'email', title: 'Email', is_required: 1, placeholder: '', type: 'email' },
  { field: 'phone', title: 'Phone', is_required: 0, placeholder: '', type: 'tel' },
  { field: 'message', title: 'Message', is_required: 0, placeholder: '', type: 'textarea' },
  {
    is_custom: 1,
    field_dropdown: 'dropdown',
    field_label: 'Gift',
    dropdown_option: ['Mug', 'Box', 'Mug'],
    is_required: 0,
  },
  { is_custom: 1, field_dropdown: 'file', field_label: 'Logo', is_required: 0 },
  { is_custom: 1, field_dropdown: 'textblock', field_label: 'Note', placeholder: 'We answer <b>fast</b>' },
];
const form = (more = {}) => contactChannel('Contact_Us', { contact_fields: fields, ...more });
const phone = contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' });

let drawn: DrawnWidget | undefined;
afterEach(() => drawn?.leave());

test('gives every field a label, an input type and a required mark, and keeps duplicate options', async () => {
  drawn = await openPanel([form(), phone]);
  const { get } = drawn;
  expect(get('[role="dialog"]').getAttribute('aria-labelledby')).toBe('chaty-form-0-Contact_Us-title');
  expect(get('[name="name"]').getAttribute('aria-required')).toBe('true');
  expect(get('[name="email"]').getAttribute('inputmode')).toBe('email');
  expect(get('[name="phone"]').getAttribute('inputmode')).toBe('tel');
  expect(get('[name="message"]').tagName).toBe('TEXTAREA');
  expect([...get('[name="custom-4"]').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose…',
    'Mug',
    'Box',
    'Mug',
  ]);
  expect(get('[name="custom-5"]').getAttribute('type')).toBe('file');
  expect(get('.chaty-textblock b').textContent).toBe('fast');
  for (const input of drawn.root.querySelectorAll('[name]:not([name="hadaya_7"])'))
    expect(drawn.root.querySelector(`label[for="${input.id}"]`), input.id).not.toBeNull();
});

test('lists all missing required fields on submission, and typing removes a field’s error mark', async () => {
  drawn = await openPanel([form(), phone]);
  const { get, root } = drawn;
  get<HTMLFormElement>('form').requestSubmit();
  await vi.waitFor(() => expect(get('.chaty-summary').textContent).toContain('Please check these fields'));
  expect([...root.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'email',
  ]);
  writeField(get<HTMLInputElement>('[name="name"]'), 'Fatma');
  await vi.waitFor(() => expect(get('[name="name"]').getAttribute('aria-invalid')).toBe('false'));
  expect(root.querySelector('.chaty-summary')).toBeNull();
});

test('suggests a fix for a mistyped email address and applies it with one press', async () => {
  drawn = await openPanel([form(), phone]);
  const { get } = drawn;
  const mail = get<HTMLInputElement>('[name="email"]');
  writeField(mail, 'fatma@gmial.com');
  await vi.waitFor(() => expect(mail.value).toBe('fatma@gmial.com'));
  mail.dispatchEvent(new Event('focusout', { bubbles: true }));
  await vi.waitFor(() => expect(get('.email_suggestion button').textContent).toBe('fatma@gmail.com'));
  get('.email_suggestion button').click();
  await vi.waitFor(() => expect(mail.value).toBe('fatma@gmail.com'));
});

test('explains the spam check and loads it only after consent', async () => {
  Reflect.set(window, 'wp_has_consent', () => false);
  drawn = await openPanel([form({ enable_recaptcha: 'yes', v3_site_key: 'key' }), phone]);
  Reflect.deleteProperty(window, 'wp_has_consent');
  expect(drawn.get('.chaty-captcha-notice').textContent).toContain('Google protects this form from spam');
  expect(document.querySelector('script[src*="recaptcha"]')).toBeNull();
  drawn.get('.chaty-captcha-notice button').click();
  await vi.waitFor(() => expect(document.querySelector('script[src*="render=key"]')).not.toBeNull());
  document.querySelector('script[src*="recaptcha"]')?.remove();
});

test('a required checkbox is initially unchecked and shows its description', async () => {
  const box = {
    is_custom: 1,
    field_dropdown: 'checkbox',
    field_label: 'Your consent',
    placeholder: 'Only to answer you. <a href="https://shop.example/privacy">Privacy</a>',
    is_required: 1,
    dropdown_option: ['I agree'],
  };
  drawn = await openPanel([form({ contact_fields: [box] }), phone]);
  const { get } = drawn;
  const input = get<HTMLInputElement>('[name="custom-0"]');
  expect(input.checked).toBe(false);
  expect(input.closest('label')?.textContent).toBe('I agree* (required)');
  expect(get(`#${input.getAttribute('aria-describedby')} a`).getAttribute('href')).toBe('https://shop.example/privacy');
  get<HTMLFormElement>('form').requestSubmit();
  await vi.waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  input.click();
  await vi.waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('false'));
  expect(input.checked).toBe(true);
});

test('uses Arabic texts on an Arabic page', async () => {
  document.documentElement.lang = 'ar';
  drawn = await openPanel([form({ contact_fields: [{ field: 'message', title: 'رسالة', is_required: 1 }] }), phone]);
  drawn.get<HTMLFormElement>('form').requestSubmit();
  await vi.waitFor(() => expect(drawn?.get('#chaty-form-0-Contact_Us-message-error').textContent).toMatch(/[ء-ي]/));
  document.documentElement.lang = '';
});
