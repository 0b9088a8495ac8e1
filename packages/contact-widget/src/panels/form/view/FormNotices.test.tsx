import { createTestEnvironment } from '@hadaya/testing';
import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import type { DrawnWidget } from '../../../testing/drawWidget.tsx';
import { openPanel, writeField } from '../../../testing/openPanel.ts';

const form = contactChannel('Contact_Us', {
  contact_fields: [
    { field: 'name', title: 'Name', is_required: 0, type: 'text' },
    { field: 'message', title: 'Message', is_required: 1, type: 'textarea' },
  ],
});
const phone = contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' });
const stored = { status: 1, error: 0, errors: [], message: 'Thank <b>you</b>' };

let drawn: DrawnWidget | undefined;
afterEach(() => drawn?.leave());

/** Sends one message and lets the server answer so. */
async function send(answer: () => Promise<Response>): Promise<DrawnWidget> {
  const environment = createTestEnvironment({ fetch: answer });
  const widget = await openPanel([form, phone], { environment, settings: { ajax_url: 'https://shop.example/ajax' } });
  drawn = widget;
  const box = widget.get<HTMLTextAreaElement>('textarea');
  writeField(box, '100 mugs');
  await vi.waitFor(() => expect(box.value).toBe('100 mugs'));
  await environment.clock.advanceAsync(1000);
  widget.get<HTMLFormElement>('form').requestSubmit();
  await environment.clock.advanceAsync(1000);
  return widget;
}

const answer = (body: unknown, init?: ResponseInit) => async () => new Response(JSON.stringify(body), init);

test('a stored message is thanked for in the server’s words, as text, and the form is empty', async () => {
  const { get } = await send(answer(stored));
  await vi.waitFor(() => expect(get('.chaty-ajax-success-message').textContent).toBe('Thank <b>you</b>'));
  expect(get<HTMLTextAreaElement>('textarea').value).toBe('');
});

test('a refusal keeps the message and says why in the server’s words', async () => {
  const { get } = await send(answer({ status: 0, error: 0, message: 'Not today' }));
  await vi.waitFor(() => expect(get('.chaty-contact-inputs .chaty-ajax-error-message').textContent).toBe('Not today'));
  expect(get<HTMLTextAreaElement>('textarea').value).toBe('100 mugs');
});

test('a refused field is marked with the server’s words', async () => {
  const errors = [{ field: 'chaty-field-name', message: 'Tell us your name' }];
  const { get } = await send(answer({ status: 0, error: 1, errors, message: '' }));
  await vi.waitFor(() => expect(get('#chaty-form-0-Contact_Us-name-error').textContent).toBe('Tell us your name'));
  expect(get('[name="name"]').getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Everything you wrote is kept.'],
  ['a page instead of an answer', async () => new Response('<!doctype html>'), 'Everything you wrote is kept.'],
  ['an expired token', async () => new Response('-1'), 'Everything you wrote is kept.'],
  ['a server in maintenance', async () => new Response('later', { status: 503 }), 'Your message was not sent.'],
  ['files that are too large', async () => new Response('', { status: 413 }), 'too large'],
  ['too many messages, without a time', async () => new Response('', { status: 429 }), 'Please try again later.'],
  ['too many messages', answer({ message: '' }, { status: 429, headers: { 'retry-after': '600' } }), '10 minutes'],
] as const)('%s is told apart, keeps the message and leads on', async (_, failure, words) => {
  const { get } = await send(failure);
  await vi.waitFor(() => expect(get('.chaty-not-sent').textContent).toContain('Your message was not sent.'));
  expect(get('.chaty-not-sent').textContent).toContain(words);
  expect(get('.chaty-not-sent .chaty-ways a').getAttribute('href')).toBe('tel:+96890000001');
  expect(get<HTMLTextAreaElement>('textarea').value).toBe('100 mugs');
});
