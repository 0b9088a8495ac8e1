import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import { type DrawnWidget, drawWidget } from '../testing/drawWidget.tsx';

const channels = [
  contactChannel('Phone', { value: '+968 9000 0001', hover_text: 'Call us' }),
  contactChannel('Email', { value: 'orders@gifts.example', hover_text: 'E-mail' }),
];

let drawn: DrawnWidget | undefined;
afterEach(() => drawn?.leave());

const draw = (settings: Readonly<Record<string, unknown>>, more: Parameters<typeof drawWidget>[1] = {}) => {
  drawn = drawWidget([{ settings, channels }], more);
  return drawn;
};

test('renders the call to action, the unread badge and the button’s name, but no list before interaction', () => {
  const { get, root } = draw({
    cta_text: 'Ask us',
    is_pending_mesg_enabled: 'yes',
    pending_mesg_count: 3,
    attention_effect: 'pulse',
  });
  expect(get('.on-hover-text').textContent).toBe('Ask us');
  expect(get('.ch-pending-msg').textContent).toBe('3');
  expect(get('.open-chaty .sr-only').textContent).toBe('Ask us (3 unread)');
  expect(get('.chaty-cta-button').className).toContain('chaty-animation-pulse');
  expect(root.querySelector('.chaty-channel-list')).toBeNull();
});

test('loads the list on hover and opens it on click', async () => {
  const { get, root, page } = draw({});
  get('.open-chaty').dispatchEvent(new Event('pointerenter'));
  get('.open-chaty').click();
  // The skeleton appears immediately, with a disc for each channel; the keyboard focus does not move until the channels
  // have loaded.
  expect(get('.chaty-widget').className).toContain('chaty-open');
  expect(get('.chaty-channel-list').getAttribute('aria-busy')).toBe('true');
  expect(root.querySelectorAll('.chaty-channel-list > .chaty-channel[aria-hidden]')).toHaveLength(2);
  expect([get('.open-chaty').getAttribute('aria-expanded'), get('.chaty-cta-main').hidden]).toEqual(['true', false]);
  await vi.waitFor(() => get('.chaty-channel-list a'));
  expect(get('.chaty-channel-list').hasAttribute('aria-busy')).toBe(false);
  expect(get('.chaty-cta-main').hidden).toBe(true);
  expect(get('.chaty-cta-close').hidden).toBe(false);
  expect(root.querySelectorAll('.chaty-channel-list .chaty-channel')).toHaveLength(2);
  expect(page.store.getState()[0]?.isNew).toBe(false);
});

test('renders the owner’s icon as an image', () => {
  const { get } = draw({ widget_icon: 'chat-image', widget_icon_url: 'https://shop.example/icon.png' });
  expect(get('.chaty-svg img').getAttribute('src')).toBe('https://shop.example/icon.png');
});

test('omits an icon with a disallowed URL', () => {
  const { root } = draw({ widget_icon: 'chat-image', widget_icon_url: 'javascript:alert(1)' });
  expect(root.querySelector('.chaty-svg img')).toBeNull();
});

test('replaces the call to action with the return time outside opening hours', () => {
  const { get } = draw({ cta_text: 'Ask <b>us</b>' }, { hoursText: 'Back Sunday 08:00' });
  expect(get('.on-hover-text').textContent).toBe('Back Sunday 08:00');
});

test('a click on the call to action opens the list or the only channel', async () => {
  const { get, page } = draw({ cta_text: 'Ask us' });
  get('.on-hover-text span').click();
  expect(page.store.getState()[0]).toMatchObject({ open: { kind: 'list' }, opener: 'pointer' });
  drawn?.leave();
  drawn = drawWidget([{ settings: { cta_text: 'Ask us' }, channels: channels.slice(0, 1) }]);
  const { get: find } = drawn;
  await vi.waitFor(() => find('.single a'));
  const pressed = vi.fn((event: Event) => event.preventDefault());
  find('.single a').addEventListener('click', pressed);
  find('.on-hover-text span').click();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a click on a link in the call to action does not open the list', async () => {
  const { get, page } = draw({ cta_text: 'Ask <a href="/faq/">us</a>' });
  const link = await vi.waitFor(() => get('.on-hover-text a'));
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(page.store.getState()[0]?.open.kind).toBe('collapsed');
});
