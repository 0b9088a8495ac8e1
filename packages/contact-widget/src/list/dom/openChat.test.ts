import { createTestEnvironment } from '@hadaya/testing';
import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import { type DrawnWidget, drawWidget } from '../../testing/drawWidget.tsx';
import { readWidgets } from '../../widget/model/index.ts';
import { openChat } from './chooseChannel.ts';

let drawn: DrawnWidget | undefined;
afterEach(() => {
  drawn?.leave();
  vi.restoreAllMocks();
});

/** A page whose only widget has one channel, and what was opened of it. */
function createShop(channel: Readonly<Record<string, unknown>>) {
  drawn = drawWidget([{ channels: [contactChannel('Whatsapp', { value: '96890000001' })] }], {
    environment: createTestEnvironment(),
  });
  const page = { ...drawn.page, widgets: readWidgets([{ channels: [channel] }], () => {}) };
  const opened = vi.spyOn(page.context.environment.window, 'open').mockReturnValue(null);
  const dispatched = vi.spyOn(page.store, 'dispatch');
  return { page, opened, dispatched, session: page.context.environment.storage.session };
}

test('a message opens the chat of the first WhatsApp channel', () => {
  const { page, opened, dispatched } = createShop({ type: 'whatsapp', value: '96890000001', popup: true });
  expect(openChat(page, '', 'About a mug')).toBe(true);
  expect(String(opened.mock.calls[0]?.[0])).toBe('https://wa.me/96890000001?text=About%20a%20mug');
  expect(dispatched).not.toHaveBeenCalled();
});

test('a channel with consent opens its window with the message', () => {
  const { page, opened, dispatched, session } = createShop({
    type: 'whatsapp',
    value: '96890000001',
    popup: true,
    popupConsent: 'I agree',
  });
  expect(openChat(page, '', 'About a mug')).toBe(true);
  expect(opened).not.toHaveBeenCalled();
  expect(dispatched).toHaveBeenCalledWith({ kind: 'open-panel', id: '0', channel: 'Whatsapp', by: 'page' });
  expect(session.getItem('hadaya-contact-draft-chaty-form-0-Whatsapp')).toContain('About a mug');
});

test('a page without a WhatsApp number opens nothing', () => {
  const { page, opened } = createShop({ type: 'phone', value: '+96890000002' });
  expect(openChat(page, '', 'About a mug')).toBe(false);
  expect(opened).not.toHaveBeenCalled();
});
