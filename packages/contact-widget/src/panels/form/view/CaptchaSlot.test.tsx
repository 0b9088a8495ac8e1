import { createTestEnvironment } from '@hadaya/testing';
import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DrawnWidget } from '../../../testing/drawWidget.tsx';
import { openPanel, writeField } from '../../../testing/openPanel.ts';
import { loadCaptcha } from '../dom/loadCaptcha.ts';

vi.mock('../dom/loadCaptcha.ts', () => ({ loadCaptcha: vi.fn() }));

const form = contactChannel('Contact_Us', {
  contact_fields: [{ field: 'message', title: 'Message', is_required: 1, type: 'textarea' }],
  enable_recaptcha: 'yes',
  v3_site_key: 'key',
});
const phone = contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' });
const CHECK = { readV3: async () => 'a token', readV2: () => '', reset: () => {} };

let drawn: DrawnWidget | undefined;
beforeEach(
  () => void vi.mocked(loadCaptcha).mockReset().mockRejectedValueOnce(new Error('blocked')).mockResolvedValue(CHECK),
);
afterEach(() => drawn?.leave());

test.each<[string, (widget: DrawnWidget) => void | Promise<void>]>([
  ['the visitor presses the retry button', ({ get }) => get('.chaty-not-sent .chaty-plain-button').click()],
  ['the browser is online again', () => void window.dispatchEvent(new Event('online'))],
  [
    'the form opens again',
    async ({ page: { store }, get }) => {
      store.dispatch({ kind: 'close-panel', id: '0', toList: true });
      await vi.waitFor(() => expect(get('[role="dialog"]').hidden).toBe(true));
      store.dispatch({ kind: 'open-panel', id: '0', channel: 'Contact_Us', by: 'page' });
    },
  ],
  [
    'the form is sent',
    ({ get }) => {
      writeField(get<HTMLTextAreaElement>('textarea'), '100 mugs');
      get<HTMLFormElement>('form').requestSubmit();
    },
  ],
])('loads a failed spam check again when %s', async (name, retry) => {
  const tokens: unknown[] = [];
  const environment = createTestEnvironment({
    fetch: async (_url, { body } = {}) => {
      if (body instanceof FormData) tokens.push(body.get('token'));
      return new Response('{"status":1,"error":0,"errors":[],"message":"Thank you"}');
    },
  });
  const widget = await openPanel([form, phone], { environment, settings: { ajax_url: 'https://shop.example/ajax' } });
  drawn = widget;
  await vi.waitFor(() => expect(widget.get('.chaty-not-sent').textContent).toContain('could not be loaded'));
  expect(loadCaptcha).toHaveBeenCalledTimes(1);
  await retry(widget);
  await environment.clock.advanceAsync(1000);
  await vi.waitFor(() => expect(widget.root.querySelector('.chaty-not-sent')).toBeNull());
  expect(loadCaptcha).toHaveBeenCalledTimes(2);
  expect(tokens).toEqual(name === 'the form is sent' ? ['a token'] : []);
});
