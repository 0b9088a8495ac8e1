import { describe, expect, test } from 'vitest';
import { adaptChannel } from '../../chaty/model/adaptChannel.ts';
import { agentLink, readTeam } from '../../panels/agents/model/readTeam.ts';
import { isValidChannel, readWidgets } from '../../widget/model/widgetRecord.ts';
import { readChannel } from './Channel.ts';
import { channelLink, type LinkContext, whatsappLink } from './channelLink.ts';

const DESKTOP: LinkContext = {
  device: 'desktop',
  isApple: false,
  tags: { title: 'Gift Box & Co', url: 'https://gifts.example/box/' },
  base: 'https://gifts.example/box/',
};
const PHONE: LinkContext = { ...DESKTOP, device: 'mobile' };

function channel(printed: Record<string, unknown>) {
  const raw = adaptChannel({ is_desktop: 1, is_mobile: 1, url: '#', ...printed }, () => {});
  const record = readWidgets([{ channels: [raw] }], () => {})[0];
  const gate = record?.channels[0];
  if (!gate) throw new Error('no channel was read');
  return readChannel(gate, () => {});
}
const link = (printed: Record<string, unknown>, context = DESKTOP) => channelLink(channel(printed), context);

describe('WhatsApp', () => {
  const whatsapp = (more: Record<string, unknown> = {}) => ({
    channel: 'Whatsapp',
    value: '+968 9000-00_01',
    is_use_web_version: '1',
    ...more,
  });
  test('opens the web client with the number’s digits on a desktop', () => {
    expect(link(whatsapp())).toEqual({
      href: 'https://web.whatsapp.com/send?phone=96890000001&text=',
      target: '_blank',
    });
  });
  test('opens the app’s link on a desktop if the web client is turned off', () => {
    expect(link(whatsapp({ is_use_web_version: '0' }))).toEqual({
      href: 'https://wa.me/96890000001?text=',
      target: '_blank',
    });
  });
  test('opens the app on a phone', () => {
    expect(link(whatsapp(), PHONE)).toEqual({ href: 'https://wa.me/96890000001?text=', target: '' });
  });
  test('encodes a lone percent sign', () => {
    expect(link(whatsapp({ pre_set_message: '100% off' })).href).toContain('text=100%25%20off');
  });
  test('decodes an HTML-escaped apostrophe and encodes it for the URL', () => {
    expect(link(whatsapp({ pre_set_message: 'I&#039;d like {title}' })).href).toContain(
      'text=I%27d%20like%20Gift%20Box%20%26%20Co',
    );
  });
  test.each(['100% off', 'Ahmed\'s "shop" <b>', 'مرحبا 👨‍👩‍👧 بك', '\u202eabc', 'a&b=c#d?e', 'x'.repeat(5000)])(
    'the text in the link decodes to the original message (%#)',
    (text) => {
      const { href = '' } = whatsappLink({ value: '1', message: text, usesWeb: false }, DESKTOP);
      expect(new URL(href).searchParams.get('text')).toBe(text);
    },
  );
  test('removes a lone surrogate from the message', () => {
    expect(whatsappLink({ value: '1', message: 'a\ud800b', usesWeb: false }, DESKTOP).href).toBe(
      'https://wa.me/1?text=ab',
    );
  });
});

describe('agents', () => {
  const team = channel({
    channel: 'Whatsapp',
    is_agent: '1',
    is_agent_desktop: '1',
    agent_data: [
      {
        value: '+968 9000-0004',
        agent_title: 'Sales',
        pre_set_message: 'Hello sales, about {title}',
        use_whatsapp_web: 'yes',
      },
      { value: '+968 9000_0005', agent_title: 'فريق الدعم', use_whatsapp_web: 'no' },
      { value: '', agent_title: 'Empty' },
    ],
  });
  const { agents } = readTeam(team, () => {}, { chance: 0, now: 0 });
  test('an agent’s link contains the message with filled-in placeholders and only the digits of the number', () => {
    expect(agents[0] && agentLink(agents[0], DESKTOP)).toEqual({
      href: 'https://web.whatsapp.com/send?phone=96890000004&text=Hello%20sales%2C%20about%20Gift%20Box%20%26%20Co',
      target: '_blank',
    });
  });
  test('an agent with an Arabic name, no message and the web client off gets a wa.me link without text', () => {
    expect(agents[1] && agentLink(agents[1], DESKTOP).href).toBe('https://wa.me/96890000005?text=');
    expect(agents[1]?.title).toBe('فريق الدعم');
  });
  test('omits an agent with an empty value', () => expect(agents).toHaveLength(2));
});

describe('checks the URL of a link channel', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('rejects %j', (url) =>
    expect(link({ channel: 'Link', value: 'x', url })).toEqual({ target: '', isRefused: true }),
  );
  test.each([
    '//evil.example/x',
    '/\\evil.example',
    'https:evil.example',
    'https://wa.me/96891234567',
    'mailto:a@b.om?subject=x',
    'tel:+96891234567',
    'viber://chat?number=1',
  ])('accepts %s as the owner’s choice', (url) => expect(link({ channel: 'Link', value: 'x', url }).href).toBe(url));
});

test('offers a channel only on the devices for which it is turned on', () => {
  const gate = channel({ channel: 'Waze', value: 'x', is_desktop: 0 });
  expect([isValidChannel(gate, 'desktop'), isValidChannel(gate, 'mobile')]).toEqual([false, true]);
});
