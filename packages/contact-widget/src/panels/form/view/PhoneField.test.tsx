import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import type { DrawnWidget } from '../../../testing/drawWidget.tsx';
import { openPanel, writeField } from '../../../testing/openPanel.ts';

const form = contactChannel('Contact_Us', { contact_fields: [{ field: 'phone', title: 'Phone', type: 'tel' }] });

let drawn: DrawnWidget | undefined;
afterEach(() => drawn?.leave());

async function leaveWith(text: string): Promise<DrawnWidget> {
  const widget = await openPanel([form, contactChannel('Email', { value: 'a@b.om' })], {
    options: { phoneCountry: 'OM' },
  });
  drawn = widget;
  const field = widget.get<HTMLInputElement>('[name="phone"]');
  writeField(field, text);
  await vi.waitFor(() => expect(field.value).toBe(text));
  field.dispatchEvent(new Event('focusout', { bubbles: true }));
  return widget;
}

test.each(['٩١٢٣٤٥٦٧', '+968 9123-4567', '\u202a+968 9123 4567\u202c', '(968) 9123.4567', '24123456 ext. 12'])(
  'keeps %j as entered and does not question a complete number',
  async (text) => {
    const { get } = await leaveWith(text);
    await import('../hints/judgePhone.ts');
    expect(get<HTMLInputElement>('[name="phone"]').value).toBe(text);
    expect(get('.chaty-field-hint').textContent).toBe('');
  },
);

test('questions a number that is incomplete in its country’s numbering plan', async () => {
  const { get } = await leaveWith('912345');
  await vi.waitFor(
    () => expect(get('.chaty-field-hint').textContent).toMatch(/Is this number complete\? \u2066\+968 [\d ]+\u2069/),
    { timeout: 5000 },
  );
});

test('sets no maximum length, so that one field can hold two numbers', async () => {
  const { get } = await leaveWith('+968 9123 4567 / +968 9234 5678');
  expect(get('[name="phone"]').hasAttribute('maxlength')).toBe(false);
});

test('keeps text without digits and asks for a valid phone number', async () => {
  const { get } = await leaveWith('call me');
  await vi.waitFor(() =>
    expect(get('.chaty-field-hint').textContent).toMatch(/valid phone number, for example \u20669123 4567/),
  );
  expect(get<HTMLInputElement>('[name="phone"]').value).toBe('call me');
});

test('ignores a typed letter, but not digits or pasted text', async () => {
  const { get } = await leaveWith('+968');
  const field = get<HTMLInputElement>('[name="phone"]');
  field.setSelectionRange(4, 4);
  const press = (data: string, inputType = 'insertText') =>
    field.dispatchEvent(new InputEvent('beforeinput', { data, inputType, cancelable: true, bubbles: true }));
  expect([press('a'), press(' '), press('9'), press('a', 'insertFromPaste')]).toEqual([false, false, true, true]);
});
