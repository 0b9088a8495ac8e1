import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import type { DrawnWidget } from '../../../testing/drawWidget.tsx';
import { openPanel, writeField } from '../../../testing/openPanel.ts';

const form = contactChannel('Contact_Us', { contact_fields: [{ field: 'phone', title: 'Phone', type: 'tel' }] });

let drawn: DrawnWidget | undefined;
afterEach(() => drawn?.leave());

async function leaveWith(words: string): Promise<DrawnWidget> {
  const widget = await openPanel([form, contactChannel('Email', { value: 'a@b.om' })], {
    options: { phoneCountry: 'OM' },
  });
  drawn = widget;
  const field = widget.get<HTMLInputElement>('[name="phone"]');
  writeField(field, words);
  await vi.waitFor(() => expect(field.value).toBe(words));
  field.dispatchEvent(new Event('focusout', { bubbles: true }));
  return widget;
}

test('digits of any script become ASCII; a whole number is not questioned', async () => {
  const { get } = await leaveWith('٩١٢٣٤٥٦٧');
  await vi.waitFor(() => expect(get<HTMLInputElement>('[name="phone"]').value).toBe('91234567'));
  expect(get('.chaty-field-hint').textContent).toBe('');
});

test('a number that looks incomplete is asked about, by its country’s plan', async () => {
  const { get } = await leaveWith('912345');
  await vi.waitFor(() => expect(get('.chaty-field-hint').textContent).toMatch(/Is this number complete|unusual/), {
    timeout: 5000,
  });
});

test('what is no number goes', async () => {
  const { get } = await leaveWith('call me');
  await vi.waitFor(() => expect(get<HTMLInputElement>('[name="phone"]').value).toBe(''));
});
