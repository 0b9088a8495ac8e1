import { createTestEnvironment } from '@hadaya/testing';
import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type DrawnWidget, drawWidget } from '../../testing/drawWidget.tsx';
import { readWidgets } from '../../widget/model/index.ts';
import { openChat } from './chooseChannel.ts';

let drawn: DrawnWidget | undefined;
afterEach(() => {
  drawn?.leave();
  vi.restoreAllMocks();
});

function createShop(channel: Readonly<Record<string, unknown>>) {
  drawn = drawWidget([{ channels: [contactChannel('Whatsapp', { value: '96890000001' })] }], {
    environment: createTestEnvironment(),
  });
  const page = { ...drawn.page, widgets: readWidgets([{ channels: [channel] }], () => {}) };
  const opened = vi.spyOn(page.context.environment.window, 'open').mockReturnValue(null);
  const dispatched = vi.spyOn(page.store, 'dispatch');
  return { page, opened, dispatched };
}

test('opens the first WhatsApp channel’s chat with the given message', () => {
  const { page, opened, dispatched } = createShop({ type: 'whatsapp', value: '96890000001', popup: true });
  expect(openChat(page, '', 'About a mug')).toBe(true);
  expect(String(opened.mock.calls[0]?.[0])).toBe('https://wa.me/96890000001?text=About%20a%20mug');
  expect(dispatched).not.toHaveBeenCalled();
});

describe('a channel that requires consent', () => {
  const consenting = { type: 'whatsapp', value: '96890000001', popupConsent: 'I agree' };
  const opens = (chat: object) => ({ kind: 'open-panel', id: '0', channel: 'Whatsapp', by: 'page', chat });

  test.each([
    ['a message', consenting, '', 'About a mug'],
    ['its own number', consenting, '+968 9000 0001', ''],
    ['another number', consenting, '96890000009', 'About a mug'],
    ['agents', { ...consenting, value: '', agents: [{ value: '96890000002' }] }, '', 'About a mug'],
  ])('opens the channel’s panel, not a chat, for a link with %s', (_, channel, phone, message) => {
    const { page, opened, dispatched } = createShop(channel);
    expect(openChat(page, phone, message)).toBe(true);
    expect(opened).not.toHaveBeenCalled();
    expect(dispatched).toHaveBeenCalledWith(opens({ phone, message }));
  });

  test('opens no chat on a device for which the channel is off', () => {
    const { page, opened } = createShop({ ...consenting, desktop: false });
    expect(openChat(page, '', 'About a mug')).toBe(false);
    expect(opened).not.toHaveBeenCalled();
  });
});

test('opens a chat with a number given by the page', () => {
  const { page, opened } = createShop({ type: 'whatsapp', value: '96890000001' });
  expect(openChat(page, '+968 9000-0009', '')).toBe(true);
  expect(String(opened.mock.calls[0]?.[0])).toBe('https://wa.me/96890000009?text=');
});

test('opens nothing on a page without a WhatsApp number', () => {
  const { page, opened } = createShop({ type: 'phone', value: '+96890000002' });
  expect(openChat(page, '', 'About a mug')).toBe(false);
  expect(opened).not.toHaveBeenCalled();
});
