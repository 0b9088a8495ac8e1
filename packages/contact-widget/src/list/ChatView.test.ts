import { contactChannel } from '@hadaya/testing/shop';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type DrawingOptions, type DrawnWidget, drawWidget } from '../testing/drawWidget.tsx';

test('shows the owner’s greeting with its placeholders filled in, and every channel', async () => {
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

describe('the Hadaya look', () => {
  const types = ['Phone', 'Email', 'SMS', 'Telegram', 'Instagram', 'TikTok', 'Whatsapp'];
  const channels = types.map((type) => contactChannel(type, { value: '96890000001', hover_text: `By ${type}` }));
  let drawn: DrawnWidget | undefined;
  afterEach(() => {
    drawn?.leave();
    document.documentElement.removeAttribute('data-hadaya-look');
  });

  async function openCard(options: DrawingOptions = {}, settings = {}): Promise<DrawnWidget> {
    document.documentElement.dataset.hadayaLook = 'hadaya';
    const widget = drawWidget([{ settings, channels }], options);
    drawn = widget;
    widget.get('.open-chaty').click();
    await vi.waitFor(() => widget.get('.chaty-chat-view'));
    return widget;
  }
  const names = ({ root }: DrawnWidget) =>
    [...root.querySelectorAll('.chaty-row-name')].map(({ textContent }) => textContent);

  test('shows a card of named rows with WhatsApp first, and "More" reveals the rest', async () => {
    const widget = await openCard();
    expect(widget.get('.chaty-view-header h2').textContent).toBe('How can we help?');
    expect(names(widget)).toEqual(
      ['Whatsapp', 'Phone', 'Email', 'SMS', 'Telegram', 'Instagram'].map((one) => `By ${one}`),
    );
    widget.get('.chaty-more').click();
    await vi.waitFor(() => expect(names(widget)).toHaveLength(7));
    expect(widget.root.querySelector('.chaty-more')).toBeNull();
    expect(widget.root.querySelector('.chaty-channel-list')).toBeNull();
  });

  test('shows the return time of a closed shop, and no status for a shop without opening hours', async () => {
    const away = await openCard({ hoursText: 'Back Sunday 08:00' });
    expect(away.get('.chaty-view-state').textContent).toBe('Back Sunday 08:00');
    expect(away.get('.chaty-view-state').dataset.state).toBe('away');
    away.leave();
    const silent = await openCard();
    expect(silent.root.querySelector('.chaty-view-state')).toBeNull();
  });

  test('shows "Open now" for an open shop', async () => {
    const always = { days: -1, start_hours: '00', start_min: '00', end_hours: '23', end_min: '59' };
    const triggers = { has_day_hours_scheduling_rules: 1, day_hours_scheduling_rules: [always] };
    document.documentElement.dataset.hadayaLook = 'hadaya';
    const widget = drawWidget([{ triggers, channels }]);
    drawn = widget;
    widget.get('.open-chaty').click();
    await vi.waitFor(() => expect(widget.get('.chaty-view-state').textContent).toBe('Open now'));
  });

  test('keeps a horizontal list of icons instead of showing the card', async () => {
    document.documentElement.dataset.hadayaLook = 'hadaya';
    const widget = drawWidget([{ settings: { icon_view: 'horizontal' }, channels }]);
    drawn = widget;
    widget.get('.open-chaty').click();
    await vi.waitFor(() => widget.get('.chaty-channel-list .chaty-channel'));
    expect(widget.root.querySelector('.chaty-chat-view')).toBeNull();
  });
});
