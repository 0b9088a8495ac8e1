import { expect, it } from 'vitest';
import { type Fields, fieldsIn, usableValue } from './channelRecord.ts';
import { completeWidget, contactRecord, leanWidget, plainLinks, staffHours } from './contactRecord.ts';
import { pluginExample, widgetFacts } from './widgetFacts.ts';

const facts = widgetFacts('en');
const widget = completeWidget(pluginExample.widget, facts);

/** What a record of the plugin says and one of ours does not. */
function unsaid(ours: Fields, theirs: Fields): readonly string[] {
  const isNothing = (value: unknown) =>
    ['', '0', 'no', '[]'].includes(Array.isArray(value) ? JSON.stringify(value) : String(value));
  return Object.keys(theirs).filter((key) => !(key in ours) && !isNothing(theirs[key]));
}

it('a widget is written as the plugin’s PHP writes it, without what no server stands behind', () => {
  const { record } = pluginExample;
  const [ours] = fieldsIn(contactRecord(widget, facts).chaty_widgets);
  const { widget_token: _token, widget_index: _index, ...look } = Object(record.settings);
  expect(ours?.settings).toEqual(look);
  // The plugin's dates go by the site's zone, which a pasted tag does not know: those of the hours stand for it.
  expect(ours?.triggers).toEqual({ ...Object(record.triggers), time_diff: 'Asia/Muscat' });
  const [mine, theirs] = [fieldsIn(ours?.channels), fieldsIn(record.channels)];
  expect(mine).toHaveLength(8);
  mine.forEach((channel, at) => {
    const { agent_data: agents, ...rest } = channel;
    expect(theirs[at]).toMatchObject(rest);
    expect(fieldsIn(theirs[at]?.agent_data)).toMatchObject(fieldsIn(agents));
    expect(unsaid(channel, theirs[at] ?? {})).toEqual([]);
  });
});

it('working hours of people are those that the plugin prints; without any there are none', () => {
  const hours = [
    { days: ['0', '4'], start: '09:00', end: '17:00' },
    { days: ['5'], start: '22:00', end: '02:00' },
  ];
  const team = (value: string, own: readonly object[] = []) => ({
    channel: 'Whatsapp',
    team: true,
    agents: [
      { name: 'Amal', value, hours: own },
      { name: 'Said', value: '96890000009' },
    ],
  });
  const given = { staff: { zone: 'Asia/Muscat', away: 'hide' }, channels: [team('9'), team('+968 9000 0001', hours)] };
  expect(staffHours(completeWidget(given, facts), facts)).toEqual({
    zone: 'Asia/Muscat',
    away: 'hide',
    allAway: 'list',
    people: [{ channel: 'Whatsapp_2', agent: '96890000001', hours: 'Sun,Thu 09:00-17:00; Fri 22:00-02:00' }],
  });
  expect(staffHours(completeWidget({ channels: [team('96890000001')] }, facts), facts)).toBeUndefined();
});

it('countries hold the widget back once one is chosen', () => {
  const triggers = (countries: object) =>
    fieldsIn(contactRecord(completeWidget({ countries }, facts), facts).chaty_widgets)[0]?.triggers;
  expect(triggers({ enabled: true, codes: ['OM', 'KW'] })).toMatchObject({ has_countries: 1, countries: ['OM', 'KW'] });
  expect(triggers({ enabled: true, codes: [] })).toMatchObject({ has_countries: 0 });
});

it('in Arabic words are Arabic and values are not', () => {
  const { fresh, channels } = widgetFacts('ar');
  expect(fresh).toMatchObject({ cta_text: 'تواصل معنا', attention: { effect: 'none' }, position: 'right' });
  expect(channels.Phone).toMatchObject({ name: 'الهاتف', kind: 'phone' });
});

it('a link keeps what differs from a fresh widget, and gives the same widget', () => {
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
])('%s, a %s: “%s” is %o', (type, kind, given, clean) => {
  expect(usableValue(type, kind, given)).toBe(clean);
});

it('channels that cannot be used yet are left out, and the others are links for visitors without scripts', () => {
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
  const record = contactRecord(completeWidget({ channels }, facts), facts);
  const [own] = fieldsIn(record.chaty_widgets);
  expect(fieldsIn(own?.channels).map(({ channel }) => channel)).toEqual(['Whatsapp', 'Email', 'Google_Maps']);
  expect(plainLinks(record)).toBe(
    [
      '<a href="https://wa.me/96890000001" rel="noopener">WhatsApp</a>',
      '<a href="mailto:s@shop.example" rel="noopener">Email</a>',
      '<a href="https://maps.example/?a=1&amp;b=&quot;2&quot;" rel="noopener">Our &lt;shop&gt;</a>',
    ].join(' '),
  );
});
