import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import type { DrawnWidget } from '../../testing/drawWidget.tsx';
import { openPanel } from '../../testing/openPanel.ts';

const wechat = (qr_code_image_url: string) =>
  contactChannel('WeChat', { value: 'gifts-oman', qr_code_image_url, wechat_header: 'Our id' });

let drawn: DrawnWidget | undefined;
afterEach(() => drawn?.leave());

test('shows the QR code and the WeChat ID, and a button copies the ID', async () => {
  const writeText = vi.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValue();
  drawn = await openPanel([wechat('https://shop.example/qr.png'), contactChannel('Phone', { value: '+96890000002' })]);
  expect(drawn.get('.qr-code-head-title').textContent).toBe('Our id: gifts-oman');
  expect(drawn.get('.qr-code-image img').getAttribute('alt')).toBe('WeChat QR code of gifts-oman');
  drawn.get('.chaty-plain-button').click();
  await vi.waitFor(() => expect(drawn?.get('.qr-code-said').textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('gifts-oman');
});

test('announces the WeChat ID when the browser does not allow copying', async () => {
  vi.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  drawn = await openPanel([wechat('https://shop.example/qr.png'), contactChannel('Phone', { value: '+96890000002' })]);
  drawn.get('.chaty-plain-button').click();
  await vi.waitFor(() => expect(drawn?.get('.qr-code-said').textContent).toBe('gifts-oman'));
});
