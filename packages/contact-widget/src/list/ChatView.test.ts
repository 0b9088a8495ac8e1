import { contactChannel } from '@hadaya/testing/shop';
import { expect, test, vi } from 'vitest';
import { drawWidget } from '../testing/drawWidget.tsx';

test('the card greets with the owner’s words and their tags, and offers every channel', async () => {
  document.title = 'Ceramic mug';
  const settings = { cta_type: 'chat-view', cta_head: 'About {title}', cta_body: '<b>Hello</b><script>x()</script>' };
  const { get, root, page, leave } = drawWidget([
    { settings, channels: [contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' })] },
  ]);
  expect(root.querySelector('.chaty-chat-view')).toBeNull();
  get('.open-chaty').click();
  await vi.waitFor(() => get('.chaty-chat-view'));
  expect(get('.chaty-view-header h2').textContent).toBe('About Ceramic mug');
  expect(get('.chaty-top-content').innerHTML).toBe('<b><span>Hello</span></b>');
  expect(get('.chaty-view-channels a').getAttribute('href')).toBe('tel:+96890000001');
  get('.chaty-close-view-list').click();
  await vi.waitFor(() => expect(root.querySelector('.chaty-chat-view')).toBeNull());
  expect(page.store.getState()[0]?.open.kind).toBe('collapsed');
  leave();
});
