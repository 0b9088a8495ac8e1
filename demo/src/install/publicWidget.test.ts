import {
  completeWidget,
  fieldsIn,
  leanWidget,
  plainLinks,
  publicWidget,
  staffHours,
  usableValue,
} from '@hadaya/installer/testing';
import { expect, it } from 'vitest';
import { pluginExample, widgetFacts } from './widgetFacts.ts';

const facts = widgetFacts('en');
const widget = completeWidget(pluginExample.widget, facts);

it('prints a widget as the plugin’s PHP does', () => {
  const { printed } = pluginExample;
  // The plugin's dates use the site's time zone. A pasted tag does not know that time zone and uses the time zone of
  // the opening hours instead.
  const dates = { ...Object(printed.dates), zone: 'Asia/Muscat' };
  expect(publicWidget(widget, facts)).toEqual({ ...printed, dates });
});

it('a widget needs only a channel and its value', () => {
  const given = { ...completeWidget({ channels: [{ channel: 'Whatsapp', value: '+968 9123 4567' }] }, facts) };
  const { ctaText, closeText, ...rest } = publicWidget(given, facts);
  expect([ctaText, closeText]).toEqual(['Contact us', 'Hide']);
  expect(rest).toEqual({ channels: [{ type: 'whatsapp', label: 'WhatsApp', value: '96891234567' }] });
});

const team = (value: string, own: readonly object[] = []) => ({
  channel: 'Whatsapp',
  team: true,
  agents: [
    { name: 'Amal', value, hours: own },
    { name: 'Said', value: '96890000009' },
  ],
});

it('prints no hours for agents without hours', () => {
  expect(staffHours(completeWidget({ channels: [team('96890000001')] }, facts), facts)).toBeUndefined();
});

it('prints agents’ hours as the plugin’s PHP does', () => {
  const hours = [
    { days: ['0', '4'], start: '09:00', end: '17:00' },
    { days: ['5'], start: '22:00', end: '02:00' },
  ];
  const given = { staff: { zone: 'Asia/Muscat', away: 'hide' }, channels: [team('9'), team('+968 9000 0001', hours)] };
  expect(staffHours(completeWidget(given, facts), facts)).toEqual({
    zone: 'Asia/Muscat',
    away: 'hide',
    allAway: 'list',
    people: [{ channel: 'Whatsapp_2', agent: '96890000001', hours: 'Sun,Thu 09:00-17:00; Fri 22:00-02:00' }],
  });
});

it('limits a widget by country only after a country is selected', () => {
  const printed = (countries: object) => publicWidget(completeWidget({ countries }, facts), facts).countries;
  expect(printed({ enabled: true, codes: ['OM', 'KW'] })).toEqual({ codes: ['OM', 'KW'] });
  expect(printed({ enabled: true, codes: [] })).toBeUndefined();
});

it('translates a new widget’s texts and channel names into Arabic and keeps its other values', () => {
  const { fresh, channels } = widgetFacts('ar');
  expect(fresh).toMatchObject({ cta_text: 'تواصل معنا', attention: { effect: 'none' }, position: 'right' });
  expect(channels.Phone).toMatchObject({ name: 'الهاتف', kind: 'phone' });
});

it('a link stores only the differences from a new widget and restores the whole widget', () => {
  expect(leanWidget(completeWidget({}, facts), facts)).toEqual({});
  const lean = leanWidget(widget, facts);
  expect(completeWidget(lean, facts)).toEqual(widget);
  expect(fieldsIn(lean.channels)[7]).toEqual({ channel: 'Phone', value: '+96890000001' });
});

it.each([
  ['Whatsapp', 'number', '00968 9000-0001', '96890000001'],
  ['Whatsapp', 'number', '9000', undefined],
  ['Phone', 'phone', '+968 (9000) 0001', '+96890000001'],
  ['Email', 'email', 'shop@example', undefined],
  ['Instagram_DM', 'name', 'https://ig.me/m/my_shop', 'my_shop'],
  ['Line', 'url', 'https://line.me/ti/p/~my_shop', 'https://line.me/ti/p/~my_shop'],
  ['Link', 'url', 'javascript:alert(1)', undefined],
])('%s: the %s “%s” becomes %o', (type, kind, given, clean) => {
  expect(usableValue(type, kind, given)).toBe(clean);
});

it('omits incomplete channels and prints links for visitors without JavaScript', () => {
  const channels = [
    { channel: 'Whatsapp', value: '+968 9000 0001' },
    { channel: 'Phone', value: '' },
    { channel: 'Link', value: 'javascript:alert(1)' },
    {
      channel: 'Email',
      team: true,
      agents: [
        { name: 'Amal', value: 'amal' },
        { name: 'Said', value: 's@shop.example' },
      ],
    },
    { channel: 'Google_Maps', value: 'https://maps.example/?a=1&b="2"', label: 'Our <shop>' },
    { channel: 'Unknown', value: 'x' },
  ];
  const own = completeWidget({ channels }, facts);
  expect(fieldsIn(publicWidget(own, facts).channels).map(({ type }) => type)).toEqual(['whatsapp', 'email', 'maps']);
  expect(plainLinks(own, facts)).toBe(
    [
      '<a href="https://wa.me/96890000001" rel="noopener">WhatsApp</a>',
      '<a href="mailto:s@shop.example" rel="noopener">Email</a>',
      '<a href="https://maps.example/?a=1&amp;b=&quot;2&quot;" rel="noopener">Our &lt;shop&gt;</a>',
    ].join(' '),
  );
});
