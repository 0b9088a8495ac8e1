import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import { type DrawnWidget, drawWidget } from '../../testing/drawWidget.tsx';

const channels = [
  contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' }),
  contactChannel('Email', { value: 'orders@gifts.example', hover_text: 'E-mail' }),
  contactChannel('Link', { value: 'javascript:alert(1)', url: 'javascript:alert(1)', hover_text: 'Showroom' }),
];

let drawn: DrawnWidget | undefined;
afterEach(() => drawn?.leave());

async function openList(settings: Readonly<Record<string, unknown>> = {}, some = channels): Promise<DrawnWidget> {
  const widget = drawWidget([{ settings, channels: some }]);
  drawn = widget;
  widget.page.store.dispatch({ kind: 'open-list', id: '0', by: 'page' });
  await vi.waitFor(() => widget.get('[role="listitem"], .single'));
  return widget;
}

test('every channel is a named link; one whose address is not allowed says that it is not available', async () => {
  const { root } = await openList();
  const links = [...root.querySelectorAll('.chaty-channel-list a')];
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Call us', 'tel:+96890000001'],
    ['E-mail', 'mailto:orders@gifts.example'],
    ['Showroom', null],
  ]);
  expect(links[2]?.getAttribute('aria-description')).toBe('Not available');
});

test('a chosen channel is told to the page, which may stop it', async () => {
  const { get, page } = await openList();
  const told: string[] = [];
  const stop = (event: Event) => {
    told.push(Reflect.get(Reflect.get(event, 'detail'), 'channel'));
    event.preventDefault();
  };
  document.addEventListener('hadaya:contact:channel-chosen', stop);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  get('#Phone-0-channel a').dispatchEvent(click);
  document.removeEventListener('hadaya:contact:channel-chosen', stop);
  expect([told, click.defaultPrevented]).toEqual([['Phone'], true]);
  expect(page.store.getState()[0]?.open.kind).toBe('list');
});

test('the close button closes the list, which stays in its place without a way in', async () => {
  const { get } = await openList({ close_text: 'Put away' });
  expect(get('.chaty-cta-close .sr-only').textContent).toBe('Put away');
  get('.chaty-cta-close button').click();
  await vi.waitFor(() => expect(get('.chaty-cta-close').hidden).toBe(true));
  expect(get('.chaty-channel-list').hasAttribute('inert')).toBe(true);
});

test('a widget with one channel is that channel', async () => {
  const { get, root } = await openList({}, channels.slice(0, 1));
  expect(get('.chaty-channel.single a').getAttribute('href')).toBe('tel:+96890000001');
  expect([root.querySelector('.open-chaty'), root.querySelector('.chaty-channel-list')]).toEqual([null, null]);
});
