import { createTestEnvironment } from '@hadaya/testing';
import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import type { DrawnWidget } from '../../../testing/drawWidget.tsx';
import { openPanel } from '../../../testing/openPanel.ts';

const form = contactChannel('Contact_Us', {
  contact_fields: [{ field: 'message', title: 'Message', is_required: 1, type: 'textarea' }],
});
const phone = contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' });

let drawn: DrawnWidget | undefined;
afterEach(() => drawn?.leave());

async function openForm() {
  const messages: unknown[] = [];
  const environment = createTestEnvironment({
    fetch: async (_url, { body } = {}) => {
      if (body instanceof FormData) messages.push(body.get('message'));
      return new Response('{"status":1,"error":0,"errors":[],"message":"Thank you"}');
    },
  });
  const widget = await openPanel([form, phone], { environment, settings: { ajax_url: 'https://shop.example/ajax' } });
  drawn = widget;
  const fill = (selector: string, text: string) => {
    const field = widget.get<HTMLInputElement>(selector);
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
    return field;
  };
  const submit = async () => {
    await environment.clock.advanceAsync(1000);
    widget.get<HTMLFormElement>('form').requestSubmit();
    await environment.clock.advanceAsync(1000);
  };
  return { ...widget, messages, fill, submit };
}

test('sends text that a program has filled in without firing an event', async () => {
  const { get, messages, fill, submit } = await openForm();
  fill('textarea', '100 mugs');
  await submit();
  await vi.waitFor(() => get('.chaty-ajax-success-message'));
  expect(messages).toEqual(['100 mugs']);
});

test.each(['input', 'change'])(
  'clears the error as soon as a program fills in text and fires only a “%s” event',
  async (event) => {
    const { get, fill, submit } = await openForm();
    await submit();
    await vi.waitFor(() => expect(get('textarea').getAttribute('aria-invalid')).toBe('true'));
    fill('textarea', '100 mugs').dispatchEvent(new Event(event, { bubbles: true }));
    await vi.waitFor(() => expect(get('textarea').getAttribute('aria-invalid')).toBe('false'));
  },
);

test('the honeypot has the attributes that make autofill and screen readers skip it', async () => {
  const { get } = await openForm();
  const trap = get('.chaty-trap');
  expect(['autocomplete', 'data-lpignore', 'tabindex', 'aria-hidden'].map((name) => trap.getAttribute(name))).toEqual([
    'off',
    'true',
    '-1',
    'true',
  ]);
  for (const name of ['data-1p-ignore', 'data-bwignore']) expect(trap.hasAttribute(name), name).toBe(true);
});

test('explains and empties a filled-in honeypot, and sends the message on the next submission', async () => {
  const { get, messages, fill, submit } = await openForm();
  fill('textarea', '100 mugs');
  const trap = fill('.chaty-trap', 'https://salma.example');
  await submit();
  await vi.waitFor(() => expect(get('.chaty-not-sent').textContent).toContain('A hidden field was filled in'));
  expect([trap.value, messages]).toEqual(['', []]);
  await submit();
  await vi.waitFor(() => get('.chaty-ajax-success-message'));
  expect(messages).toEqual(['100 mugs']);
});
