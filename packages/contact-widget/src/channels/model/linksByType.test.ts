import { describe, expect, test } from 'vitest';
import { adaptChannel } from '../../chaty/model/adaptChannel.ts';
import { readWidgets } from '../../widget/model/widgetRecord.ts';
import { readChannel } from './Channel.ts';
import { channelLink, type LinkContext } from './channelLink.ts';

const DESKTOP: LinkContext = {
  device: 'desktop',
  isApple: false,
  tags: { title: 'Gift Box & Co', url: 'https://gifts.example/box/' },
  base: 'https://gifts.example/box/',
};
const PHONE: LinkContext = { ...DESKTOP, device: 'mobile' };
const IPHONE: LinkContext = { ...PHONE, isApple: true };

function channel(printed: Record<string, unknown>) {
  const raw = adaptChannel({ is_desktop: 1, is_mobile: 1, url: '#', ...printed }, () => {});
  const gate = readWidgets([{ channels: [raw] }], () => {})[0]?.channels[0];
  if (!gate) throw new Error('no channel was read');
  return readChannel(gate, () => {});
}
const link = (printed: Record<string, unknown>, context = DESKTOP) => channelLink(channel(printed), context);

describe('builds the link for each channel type', () => {
  test.each<[string, Record<string, unknown>, LinkContext, string | undefined, string]>([
    ['Phone', { channel: 'Phone', value: '+96890000002' }, DESKTOP, 'tel:+96890000002', ''],
    [
      'SMS with a body',
      {
        channel: 'SMS',
        value: '+96890000003',
        pre_set_message: 'Quote for {title} please',
        url: 'sms://+96890000003;?&amp;body=x',
      },
      DESKTOP,
      'sms:+96890000003?&body=Quote%20for%20Gift%20Box%20%26%20Co%20please',
      '',
    ],
    ['SMS without a body', { channel: 'SMS', value: '+96890000003' }, DESKTOP, 'sms:+96890000003', ''],
    [
      'Email with a subject',
      {
        channel: 'Email',
        value: 'orders@gifts.example',
        mail_subject: 'Question about {title}',
        url: 'mailto:orders@gifts.example?subject=x',
      },
      DESKTOP,
      'mailto:orders@gifts.example?subject=Question%20about%20Gift%20Box%20%26%20Co',
      '',
    ],
    [
      'Email without a subject',
      { channel: 'Email', value: 'orders@gifts.example' },
      DESKTOP,
      'mailto:orders@gifts.example',
      '',
    ],
    [
      'Google Maps',
      {
        channel: 'Google_Maps',
        value: 'x',
        url: 'https://www.google.com/maps/search/?api=1&amp;#038;query=Muscat',
        target: '_blank',
      },
      DESKTOP,
      'https://www.google.com/maps/search/?api=1&query=Muscat',
      '_blank',
    ],
    ['Viber on a desktop', { channel: 'Viber', value: '+96890000006' }, DESKTOP, 'viber://chat?number=96890000006', ''],
    ['Viber on an iPhone', { channel: 'Viber', value: '+96890000006' }, IPHONE, 'viber://chat?number=+96890000006', ''],
    [
      'Viber account',
      { channel: 'Viber', value: 'shop', viber_url: 'viber://pa?chatURI=' },
      DESKTOP,
      'viber://pa?chatURI=shop',
      '',
    ],
    [
      'Waze on a phone',
      { channel: 'Waze', value: ' https://waze.com/ul?q=Muscat Oman ' },
      PHONE,
      'https://waze.com/ul?q=Muscat%20Oman',
      '_blank',
    ],
    [
      'a custom link that is a second phone channel',
      { channel: 'Custom_Link_3', channel_type: 'Phone', value: '+96890000007', url: 'tel:+96890000007' },
      DESKTOP,
      'tel:+96890000007',
      '',
    ],
    [
      'an unknown slug',
      { channel: 'Carrier_Pigeon', value: 'x', url: 'https://pigeon.example/x', target: '_blank' },
      DESKTOP,
      'https://pigeon.example/x',
      '_blank',
    ],
    [
      'Messenger on a desktop',
      { channel: 'Facebook_Messenger', value: 'https://m.me/gifts', url: 'https://m.me/gifts' },
      DESKTOP,
      'https://m.me/gifts',
      '_blank',
    ],
    [
      'Messenger on a phone',
      { channel: 'Facebook_Messenger', value: 'https://facebook.com/gifts' },
      PHONE,
      'https://m.me/gifts',
      '',
    ],
    [
      'Telegram',
      { channel: 'Telegram', value: '@gifts_example', target: '_blank' },
      DESKTOP,
      'https://telegram.me/gifts_example',
      '_blank',
    ],
    [
      'Twitter',
      { channel: 'Twitter', value: 'gifts', target: '_blank' },
      DESKTOP,
      'https://twitter.com/gifts',
      '_blank',
    ],
    [
      'Instagram',
      { channel: 'Instagram', value: 'gifts.example', target: '_blank' },
      DESKTOP,
      'https://www.instagram.com/gifts.example',
      '_blank',
    ],
    [
      'Instagram message',
      { channel: 'Instagram_DM', value: 'gifts.example' },
      DESKTOP,
      'https://ig.me/m/gifts.example',
      '',
    ],
    ['Snapchat', { channel: 'Snapchat', value: 'gifts' }, DESKTOP, 'https://www.snapchat.com/add/gifts', ''],
    ['TikTok', { channel: 'TikTok', value: '@gifts@' }, DESKTOP, 'https://www.tiktok.com/@gifts', ''],
    [
      'LinkedIn company',
      { channel: 'Linkedin', value: 'gifts', channel_account_type: 'company' },
      DESKTOP,
      'https://www.linkedin.com/company/gifts',
      '',
    ],
    ['LinkedIn person', { channel: 'Linkedin', value: 'gifts' }, DESKTOP, 'https://www.linkedin.com/in/gifts', ''],
    ['Vkontakte', { channel: 'Vkontakte', value: ' gifts ' }, DESKTOP, 'https://vk.me/gifts', ''],
    ['Skype', { channel: 'Skype', value: 'live:gifts' }, DESKTOP, 'skype:live:gifts?chat', ''],
    ['WeChat without an image', { channel: 'WeChat', value: 'gifts' }, DESKTOP, undefined, ''],
    [
      'Line',
      { channel: 'Line', value: 'x', url: 'https://line.me/ti/p/x', target: '_blank' },
      DESKTOP,
      'https://line.me/ti/p/x',
      '_blank',
    ],
    [
      'a custom link to Viber',
      { channel: 'Custom_Link_5', value: 'viber://forward?text=Gifts', url: 'viber://forward?text=Gifts' },
      DESKTOP,
      'viber://forward?text=Gifts',
      '',
    ],
    [
      'encoded URL',
      { channel: 'Custom_Link_4', value: 'x', url: 'https://gifts.example/track/?a=1&amp;b=2' },
      DESKTOP,
      'https://gifts.example/track/?a=1&b=2',
      '',
    ],
    ['a click event has no URL', { channel: 'Custom_Link', value: 'x', click_event: 'open()' }, DESKTOP, undefined, ''],
  ])('%s', (_name, printed, context, href, target) => {
    const found = link(printed, context);
    expect(found.href).toBe(href);
    expect(found.target).toBe(target);
  });
});
