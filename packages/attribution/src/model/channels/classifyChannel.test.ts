import { describe, expect, it } from 'vitest';
import { type ChannelInput, classifyChannel } from './classifyChannel.ts';

const cases: readonly (readonly [channel: string, input: ChannelInput])[] = [
  ['Direct', { typ: 'typein', src: '(direct)', mdm: '(none)' }],
  ['Unassigned', {}],
  ['Direct', { typ: 'typein', src: '(direct)', mdm: '(none)', rf: 'https://chatgpt.com/' }],
  ['Unassigned', { src: 'google', mdm: 'cpc' }],
  ['Unassigned', { typ: 'utm', src: 'leaflet', mdm: 'print' }],
  ['Unassigned', { typ: 'utm', src: 'leaflet', mdm: 'print', rf: 'https://www.facebook.com/' }],
  ['AI Assistant', { typ: 'utm', src: 'poe.com', mdm: '(none)' }],
  ['AI Assistant', { typ: 'utm', src: 'october', mdm: 'print', rf: 'https://chatgpt.com/' }],
  ['AI Assistant', { typ: 'utm', src: 'chatgpt.com', mdm: '(none)' }],
  ['AI Assistant', { typ: 'referral', src: 'perplexity.ai', mdm: 'referral', rf: 'https://www.perplexity.ai/' }],
  ['AI Assistant', { typ: 'utm', src: 'perplexity', mdm: '(none)' }],
  ['AI Assistant', { typ: 'utm', src: 'copilot.com', mdm: '(none)' }],
  ['AI Assistant', { typ: 'utm', src: 'ChatGPT', mdm: 'referral' }],
  ['Unassigned', { typ: 'utm', src: 'gemini-jewellery', mdm: 'print' }],
  ['Referral', { typ: 'referral', src: 'notclaude.ai', mdm: 'referral', rf: 'https://notclaude.ai/' }],
  ['Paid Search', { typ: 'utm', src: 'google', mdm: 'cpc' }],
  ['Paid Search', { typ: 'utm', src: '(none)', mdm: '(none)', ep: 'https://shop.om/?gbraid=1&utm_id=2' }],
  ['Paid Social', { typ: 'utm', src: 'Facebook', mdm: 'paid-social' }],
  ['Paid Social', { typ: 'typein', src: '(direct)', mdm: '(none)', ep: 'https://shop.om/?ttclid=1' }],
  ['Display', { typ: 'utm', src: 'dv360', mdm: 'banner' }],
  ['Display', { typ: 'utm', src: 'dv360', mdm: 'banner', ep: 'https://shop.om/?fbclid=1' }],
  ['Paid Other', { typ: 'utm', src: 'magazine', mdm: 'ppc' }],
  ['Organic Search', { typ: 'organic', src: 'google', mdm: 'organic' }],
  ['Organic Search', { typ: 'organic', src: 'google', mdm: 'organic', ep: 'https://shop.om/?gclid=1' }],
  ['Organic Search', { typ: 'organic', src: 'google', mdm: 'search' }],
  ['Organic Search', { typ: 'organic', src: 'copilot', mdm: 'organic' }],
  ['Organic Search', { typ: 'utm', src: 'directory', mdm: 'organic' }],
  ['Organic Social', { typ: 'referral', src: 'friend', mdm: 'referral', rf: 'https://l.facebook.com/' }],
  ['Organic Social', { typ: 'referral', src: 'l.facebook.com', mdm: 'referral', rf: 'https://l.facebook.com/' }],
  ['Organic Social', { typ: 'utm', src: 'newsfeed', mdm: 'social' }],
  ['Email', { typ: 'utm', src: 'october', mdm: 'e-mail' }],
  ['Messaging', { typ: 'referral', src: 'wa.me', mdm: 'referral', rf: 'https://wa.me/' }],
  ['Messaging', { typ: 'utm', src: 'shop', mdm: 'sms' }],
  ['Affiliates', { typ: 'utm', src: 'partner', mdm: 'affiliate' }],
  ['Affiliates', { typ: 'utm', src: 'partner', mdm: 'affiliates' }],
  ['Unassigned', { typ: 'utm', src: 'partner', mdm: 'affiliated' }],
  ['Unassigned', { typ: 'utm', src: 'partner', mdm: 'non-affiliate' }],
  ...Object.entries({
    'com.google.android.googlequicksearchbox/https/www.google.com': 'Organic Search',
    'com.google.android.gm/': 'Email',
    'com.microsoft.office.outlook/': 'Email',
    'com.facebook.katana/': 'Organic Social',
    'com.pinterest/': 'Organic Social',
    'com.linkedin.android/': 'Organic Social',
    'org.telegram.messenger/': 'Messaging',
    'com.openai.chatgpt/': 'AI Assistant',
    'om.example.deals/': 'Referral',
  }).map(([app, channel]): readonly [string, ChannelInput] => [
    channel,
    { typ: 'referral', src: app.replace(/\/.*/, ''), mdm: 'referral', rf: `android-app://${app}` },
  ]),
  ['Referral', { typ: 'referral', src: 'blog.om', mdm: 'referral', rf: 'https://blog.om/' }],
  ['Referral', { typ: 'referral', src: 'blog.om', mdm: 'partner', rf: 'https://blog.om/' }],
  ['Referral', { typ: 'referral', src: 'partner', mdm: 'referral', rf: 'https://claude.example/' }],
  ['Referral', { typ: 'utm', src: 'partner', mdm: 'referral' }],
];

describe('the channel of a source', () => {
  for (const [channel, input] of cases) {
    it(`classifies ${JSON.stringify(input)} as ${channel}`, () => expect(classifyChannel(input)).toBe(channel));
  }
});
