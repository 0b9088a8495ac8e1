import { createTestEnvironment } from '@hadaya/testing';
import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import type { ContactOptions } from '../../../settings.ts';
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

async function send(answer: typeof fetch, options: Partial<ContactOptions> = {}): Promise<DrawnWidget> {
  const environment = createTestEnvironment({ fetch: answer });
  const settings = { ajax_url: 'https://shop.example/ajax' };
  const widget = await openPanel([form, phone], { environment, settings, options });
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

test('shows the server’s thank-you text for a stored message and clears the form', async () => {
  const { get } = await send(answer(stored));
  await vi.waitFor(() => expect(get('.chaty-ajax-success-message').textContent).toBe('Thank <b>you</b>'));
  expect(get<HTMLTextAreaElement>('textarea').value).toBe('');
});

test('reads a response that follows a PHP warning', async () => {
  const body = `<br />\n<b>Warning</b>: x in y.php on line 1<br />\n${JSON.stringify(stored)}`;
  const { get } = await send(async () => new Response(body, { headers: { 'content-type': 'text/html' } }));
  await vi.waitFor(() => expect(get('.chaty-ajax-success-message').textContent).toBe('Thank <b>you</b>'));
});

test('keeps a rejected message and shows the server’s reason', async () => {
  const { get } = await send(answer({ status: 0, error: 0, message: 'Not today' }));
  await vi.waitFor(() => expect(get('.chaty-contact-inputs .chaty-ajax-error-message').textContent).toBe('Not today'));
  expect(get<HTMLTextAreaElement>('textarea').value).toBe('100 mugs');
});

test('shows the server’s message for an invalid field', async () => {
  const errors = [{ field: 'chaty-field-name', message: 'Tell us your name' }];
  const { get } = await send(answer({ status: 0, error: 1, errors, message: '' }));
  await vi.waitFor(() => expect(get('#chaty-form-0-Contact_Us-name-error').textContent).toBe('Tell us your name'));
  expect(get('[name="name"]').getAttribute('aria-invalid')).toBe('true');
});

const hang = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
const KEPT = 'Everything you wrote is kept.';
const isFree = ({ get }: DrawnWidget) => get('.chaty-submit-button').getAttribute('aria-disabled') === 'false';
const warnings = ({ environment }: DrawnWidget) => environment.logger.warnings.map(({ text }) => text).join('\n');

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), [KEPT], ''],
  ['a page instead of a response', async () => new Response('<html>maintenance</html>'), [KEPT], 'returned a page'],
  ['an expired token', async () => new Response('-1'), [KEPT], 'the token has expired'],
  ['a server in maintenance', async () => new Response('later', { status: 503 }), [KEPT], 'status 503'],
  [
    'an action that no plugin handles',
    async () => new Response('0', { status: 400 }),
    [KEPT],
    'no plugin handles this action',
  ],
  ['files that are too large', async () => new Response('', { status: 413 }), ['too large', 'choose smaller ones'], ''],
  [
    'too many messages, without a waiting time',
    async () => new Response('', { status: 429 }),
    ['Please try again later.', KEPT],
    '',
  ],
  [
    'too many messages',
    answer({ message: '' }, { status: 429, headers: { 'retry-after': '600' } }),
    ['10 minutes', KEPT],
    'too many requests (429)',
  ],
  [
    'too many messages, in the server’s own words',
    answer({ message: 'Please wait <b>ten</b> minutes.' }, { status: 429, headers: { 'retry-after': '600' } }),
    ['Please wait <b>ten</b> minutes.', KEPT],
    'too many requests (429)',
  ],
] as const)(
  '%s: reports the failure, keeps the message, enables the button again and shows other channels',
  async (_, failure, text, line) => {
    const widget = await send(failure);
    const { get } = widget;
    await vi.waitFor(() => expect(get('.chaty-not-sent').textContent).toContain('Your message was not sent.'));
    for (const word of text) expect(get('.chaty-not-sent').textContent).toContain(word);
    expect(get('.chaty-not-sent .chaty-ways a').getAttribute('href')).toBe('tel:+96890000001');
    // An app opens the link, so a new tab would stay open and empty.
    expect(get('.chaty-not-sent .chaty-ways a').getAttribute('target')).toBeNull();
    expect(get<HTMLTextAreaElement>('textarea').value).toBe('100 mugs');
    expect(isFree(widget)).toBe(true);
    expect(warnings(widget)).toContain(line);
  },
);

test('with notices off, shows no failure notice but enables the button again', async () => {
  const widget = await send(async () => new Response('x', { status: 500 }), { networkNotice: false });
  await vi.waitFor(() => expect(isFree(widget)).toBe(true));
  expect(warnings(widget)).toContain('a contact form message was not stored');
  expect(widget.root.querySelector('.chaty-not-sent, .chaty-ajax-error-message')).toBeNull();
});

test.each([
  ['a server that never answers', hang],
  ['a server that temporarily accepts no more messages', async () => new Response('', { status: 429 })],
] as const)('%s: shows a notice that offers a retry', async (_, failure) => {
  let next: typeof fetch = failure;
  const widget = await send((url, init) => next(url, init));
  const { environment, get } = widget;
  if (failure === hang) {
    expect(get('.chaty-submit-button').textContent).toBe('Sending…');
    await environment.clock.advanceAsync(61_000);
  }
  await vi.waitFor(() => get('.chaty-not-sent'));
  expect(isFree(widget)).toBe(true);
  expect(get<HTMLTextAreaElement>('textarea').value).toBe('100 mugs');
  next = answer(stored);
  get('.chaty-not-sent .chaty-plain-button').click();
  await environment.clock.advanceAsync(1000);
  await vi.waitFor(() => expect(get('.chaty-ajax-success-message').textContent).toBe('Thank <b>you</b>'));
});
