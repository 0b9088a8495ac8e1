import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readContrast } from '../../frame/model/pickReadable.ts';
import type { DrawnWidget } from '../../testing/drawWidget.tsx';
import { openPanel, writeField } from '../../testing/openPanel.ts';

const phone = contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' });
const popup = (more = {}) =>
  contactChannel('Whatsapp', {
    value: '+968 9000-0002',
    has_welcome_message: 1,
    wp_popup_headline: 'Chat &amp; buy',
    wp_popup_nickname: 'Fatma',
    chat_welcome_message: '<p>How can I <b>help</b>?<img src=x onerror=x()></p>',
    emoji_picker: 'no',
    pre_set_message: 'Hello about {title}',
    is_use_web_version: 'no',
    use_whatsapp_web: 'no',
    ...more,
  });

let drawn: DrawnWidget | undefined;
afterEach(() => {
  drawn?.leave();
  delete document.documentElement.dataset.hadayaLook;
});

test('shows the owner’s greeting without executable markup', async () => {
  drawn = await openPanel([popup(), phone]);
  expect(drawn.get('.header-wp-title').textContent).toBe('Chat & buy');
  expect(drawn.get('.chaty-whatsapp-message-nickname').textContent).toBe('Fatma');
  expect(drawn.get('.chaty-whatsapp-message-content').textContent).toBe('How can I help?');
  expect(drawn.get('.chaty-whatsapp-message-content').querySelector('img')).toBeNull();
  expect(drawn.get('.chaty-whatsapp-message-time').textContent).toMatch(/^\d\d:\d\d$/);
});

test.each([
  ['hadaya', 'Hello! What would you like to know?'],
  ['chaty', undefined],
])('without the owner’s greeting, the design %s greets visitors with %s', async (design, greeting) => {
  document.documentElement.dataset.hadayaLook = design;
  drawn = await openPanel([popup({ chat_welcome_message: '' }), phone]);
  expect(drawn.root.querySelector('.chaty-whatsapp-message-content')?.textContent).toBe(greeting);
});

test('renders a plain form that leads to the chat with the message filled in', async () => {
  document.title = 'Mug';
  drawn = await openPanel([popup(), phone]);
  const form = drawn.get<HTMLFormElement>('form');
  expect(form.getAttribute('action')).toBe('https://wa.me/96890000002');
  expect(drawn.get<HTMLTextAreaElement>('[name="text"]').value).toBe('Hello about Mug');
  expect(drawn.root.querySelector('.chaty-wp-emoji-input')).toBeNull();
});

test('shows an emoji button, with the server’s label, when emojis are enabled', async () => {
  drawn = await openPanel([popup({ emoji_picker: 'yes' }), phone], { settings: { lang: { emoji_picker: 'Smileys' } } });
  expect(drawn.get('.chaty-wp-emoji-input').getAttribute('aria-label')).toBe('Smileys');
});

test('the close button closes the panel and keeps the text', async () => {
  drawn = await openPanel([popup(), phone]);
  writeField(drawn.get<HTMLTextAreaElement>('[name="text"]'), 'Half a thought');
  drawn.get('.whatsapp-form-close-btn').click();
  await vi.waitFor(() => expect(drawn?.get('[role="dialog"]').hidden).toBe(true));
  expect(drawn.get<HTMLTextAreaElement>('[name="text"]').value).toBe('Half a thought');
});

test('a chat opened by the page uses the page’s number and message, and the next chat uses the channel’s number', async () => {
  const consent = { first: { popup: '', popupConsent: 'I agree' } };
  drawn = await openPanel([popup({ has_welcome_message: 0 }), phone], consent);
  const { get, page } = drawn;
  const read = () => [get('form').getAttribute('action'), get<HTMLTextAreaElement>('textarea').value];
  const open = { kind: 'open-panel', id: '0', channel: 'Whatsapp', by: 'page' } as const;
  page.store.dispatch({ ...open, chat: { phone: '+968 9000-0009', message: 'About a mug' } });
  await vi.waitFor(() => expect(read()).toEqual(['https://wa.me/96890000009', 'About a mug']));
  page.store.dispatch(open);
  await vi.waitFor(() => expect(read()[0]).toBe('https://wa.me/96890000002'));
  expect(get('.chaty-chat-consent').textContent).toBe('I agree');
});

describe('the Hadaya look', () => {
  beforeEach(() => {
    document.documentElement.dataset.hadayaLook = 'hadaya';
  });
  afterEach(() => document.documentElement.removeAttribute('data-hadaya-look'));
  const sentText = () => drawn && new FormData(drawn.get<HTMLFormElement>('form')).get('text');
  const send = () => {
    const form = drawn?.get<HTMLFormElement>('form');
    form?.addEventListener('submit', (event) => event.preventDefault());
    form?.requestSubmit();
  };

  test('shows a card with the page’s title and sends the page’s URL on a separate line after the message', async () => {
    document.title = 'Mug';
    drawn = await openPanel([popup({ pre_set_message: 'Hello about {title} ({url})' }), phone]);
    expect(drawn.get<HTMLTextAreaElement>('textarea').value).toBe('Hello about Mug');
    expect(drawn.get('.chaty-page-title').textContent).toBe('Mug');
    send();
    expect(sentText()).toBe(`Hello about Mug\n${window.location.href}`);
  });

  test('sends the message without the page’s URL after the visitor removes the page card', async () => {
    document.title = 'Mug';
    drawn = await openPanel([popup({ pre_set_message: 'Hello about {title} ({url})' }), phone]);
    const { get, root } = drawn;
    get('.chaty-page-remove').click();
    await vi.waitFor(() => expect(root.querySelector('.chaty-page-card')).toBeNull());
    send();
    expect(sentText()).toBe('Hello about Mug');
  });

  test('darkens a header in the replaced plugin’s default colour until white text is legible', async () => {
    drawn = await openPanel([popup({ wp_popup_head_bg_color: '#4AA485' }), phone]);
    const { background, color } = drawn.get('.chaty-whatsapp-header').style;
    expect(color).toBe('#ffffff');
    expect(readContrast(color, background)).toBeGreaterThanOrEqual(4.5);
  });
});
