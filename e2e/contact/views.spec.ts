import { contactChannel } from '@hadaya/testing/shop';
import type { TestServer } from '../kit/kitServer.ts';
import { expect, test } from '../kit/test.ts';
import { openContact, SIMPLE_CHANNELS } from './kit/contactPage.ts';
import { AGENTS, beHuman } from './kit/visitor.ts';

const ON = { data_analytics_settings: 'on' };
const slugs = SIMPLE_CHANNELS.map(({ channel }) => String(channel));

const calls = ({ backend }: TestServer) =>
  backend.received
    .filter(({ name }) => name.startsWith('admin-ajax:update_chaty'))
    .map(({ fields }) => fields.map(([name, value]) => `${name}=${value}`).join('&'));

test.use({ userAgent: AGENTS.desktop });
test.beforeEach(({ page }) => beHuman(page));

test.describe('counting requests when a widget comes into view', () => {
  test('are sent for a closed list, a single channel and a list that is open by default', async ({
    page,
    servePage,
    server,
  }) => {
    await openContact(page, servePage, {
      more: ON,
      widgets: [
        { channels: SIMPLE_CHANNELS },
        { id: '_1', settings: { default_state: 'open', position: 'left' }, channels: SIMPLE_CHANNELS },
        { id: '_2', channels: SIMPLE_CHANNELS.slice(0, 1) },
      ],
    });
    await expect
      .poll(() => [...calls(server)].sort())
      .toEqual([
        'widgetId=0&userId=0&isMobile=0&isOpen=0&isSingle=0&widgetNonce=a1b2c3d4e5&action=update_chaty_widget_views',
        `widgetId=_1&${slugs.map((slug) => `channels[]=${slug}`).join('&')}&userId=_1&isMobile=0&isOpen=1&isSingle=0&widgetNonce=a1b2c3d4e5&action=update_chaty_widget_views`,
        'widgetId=_2&channels[]=Whatsapp&userId=_2&isMobile=0&isOpen=0&isSingle=1&widgetNonce=a1b2c3d4e5&action=update_chaty_widget_views',
      ]);
  });
  test('count the channel, not the widget, for a WhatsApp popup that is open by default', async ({
    page,
    servePage,
    server,
  }) => {
    const popup = contactChannel('Whatsapp', { value: '96890000001', has_welcome_message: '1', is_default_open: '1' });
    await openContact(page, servePage, { more: ON, widgets: [{ channels: [popup, ...SIMPLE_CHANNELS.slice(1)] }] });
    await expect
      .poll(() => calls(server))
      .toEqual([
        'widgetId=0&channels[]=Whatsapp&userId=0&isMobile=0&widgetNonce=a1b2c3d4e5&action=update_chaty_channel_views',
      ]);
  });
});
