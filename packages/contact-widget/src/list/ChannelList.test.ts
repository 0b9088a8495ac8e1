import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, expect, test, vi } from 'vitest';
import { type DrawnWidget, drawWidget } from '../testing/drawWidget.tsx';

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

test('makes every channel a named link, but disables a disallowed URL and logs a warning', async () => {
  const { root, environment } = await openList();
  const links = [...root.querySelectorAll('.chaty-channel-list a')];
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Call us', 'tel:+96890000001'],
    ['E-mail', 'mailto:orders@gifts.example'],
    ['Showroom', null],
  ]);
  expect(links[2]?.getAttribute('aria-description')).toBe('Not available');
  expect(links[2]?.getAttribute('aria-disabled')).toBe('true');
  expect(environment.logger.warnings.map(({ text }) => text).join()).toContain(
    'channel Link of contact widget 0: its URL is not allowed in a link',
  );
});

test.each([
  [
    'telegrm',
    [
      '[hadaya] channel Phone of contact widget 0: its type "telegrm" is unknown, so it opens its value as a link. Use telegram',
    ],
  ],
  ['telegram', []],
  ['custom_link_2', []],
  ['threema', []],
])('warns only about a misspelt channel type and names the nearest one: %s', async (type, warnings) => {
  drawn = drawWidget([{ channels: channels.slice(0, 2) }], { first: { type, value: 'my_shop', svg: '' } });
  drawn.page.store.dispatch({ kind: 'open-list', id: '0', by: 'page' });
  await vi.waitFor(() => drawn?.get('[role="listitem"]'));
  expect(drawn.environment.logger.warnings.map(({ text }) => text)).toEqual(warnings);
});

test('reports the choice of a channel to the page, which may cancel the choice', async () => {
  const { get, page } = await openList();
  const reported: unknown[] = [];
  const stop = (event: Event) => {
    reported.push(Reflect.get(event, 'detail'));
    event.preventDefault();
  };
  document.addEventListener('hadaya:contact:channel-chosen', stop);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  get('#Phone-0-channel a').dispatchEvent(click);
  document.removeEventListener('hadaya:contact:channel-chosen', stop);
  expect([reported, click.defaultPrevented]).toEqual([[{ widgetId: '0', channel: 'Phone' }], true]);
  expect(page.store.getState()[0]?.open.kind).toBe('list');
});

test('passes a lone % in a message to the messenger unchanged', async () => {
  const message = '100% off, really?';
  const { get } = await openList({}, [
    contactChannel('Whatsapp', { value: '96890000001', pre_set_message: message }),
    ...channels,
  ]);
  const href = get('#Whatsapp-0-channel a').getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toBe(message);
});

test('treats quotes and tags in a label and a click event as text', async () => {
  const click_event = `a('" onmouseover="window.__pwn=3');window.__pwn=3`;
  const hover_text = 'Ahmed&#039;s &quot;shop&quot; <b> 100%';
  const { get, root, environment } = await openList({}, [
    contactChannel('Phone', { value: '+968 9000 0001', hover_text, click_event }),
    ...channels.slice(1),
  ]);
  const link = get('#Phone-0-channel a');
  expect(link.getAttribute('aria-label')).toBe('Ahmed\'s "shop" <b> 100%');
  expect(root.querySelector('b')).toBeNull();
  for (const name of ['mouseover', 'click'])
    link.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
  // The widget reports the problem once it has parsed the channel's setting `click_event`.
  const warnings = () => environment.logger.warnings.map(({ text }) => text).join();
  await vi.waitFor(() => expect(warnings()).toContain('click_event of Phone'));
  expect(Reflect.get(window, '__pwn')).toBeUndefined();
});

test('the close button closes the list and makes it inert', async () => {
  const { get } = await openList({ close_text: 'Put away' });
  expect(get('.chaty-cta-close .sr-only').textContent).toBe('Put away');
  get('.chaty-cta-close button').click();
  await vi.waitFor(() => expect(get('.chaty-cta-close').hidden).toBe(true));
  expect(get('.chaty-channel-list').hasAttribute('inert')).toBe(true);
});

test('shows a single channel as a link without a list', async () => {
  const { get, root } = await openList({}, channels.slice(0, 1));
  expect(get('.chaty-channel.single a').getAttribute('href')).toBe('tel:+96890000001');
  expect([root.querySelector('.open-chaty'), root.querySelector('.chaty-channel-list')]).toEqual([null, null]);
});

test.each([
  ['a list', '.chaty-channel-list', {}],
  ['a chat view', '.chaty-chat-view', { cta_type: 'chat-view' }],
])('wheel and touch events in %s do not reach the page’s listeners', async (_name, selector, settings) => {
  const { get } = await openList(settings);
  await vi.waitFor(() => get(selector));
  const heard = vi.fn();
  for (const type of ['wheel', 'touchmove']) {
    window.addEventListener(type, heard);
    get(selector).firstElementChild?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    window.removeEventListener(type, heard);
  }
  expect(heard).not.toHaveBeenCalled();
});
