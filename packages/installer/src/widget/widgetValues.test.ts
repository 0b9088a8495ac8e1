import { expect, test } from 'vitest';
import { isWithoutChannel, usableChannels, type WidgetFacts } from './widgetValues.ts';

const facts: WidgetFacts = Object({ channels: { Whatsapp: { kind: 'number' }, Google_Maps: { kind: 'url' } } });

test('reads the number and message from a pasted link, and turns coordinates into a map URL', () => {
  const link = 'https://wa.me/96891234567?text=Hello%20there';
  const channels = [
    { channel: 'Whatsapp', value: link },
    { channel: 'Whatsapp', value: link, message: 'Good day' },
    { channel: 'Google_Maps', value: '23.58, 58.40' },
  ];
  expect(usableChannels({ channels }, facts)).toMatchObject([
    { value: '96891234567', message: 'Hello there' },
    { value: '96891234567', message: 'Good day' },
    { value: 'https://www.google.com/maps/search/?api=1&query=23.58,58.40' },
  ]);
});

test.each([
  ['needs no channel: a widget that is off', { enabled: false, channels: [] }, false],
  ['needs a channel: a widget without channels', { enabled: true, channels: [] }, true],
  [
    'needs a channel: a widget whose channel has no value',
    { enabled: true, channels: [{ channel: 'Whatsapp', value: '' }] },
    true,
  ],
  [
    'needs no channel: a widget with one',
    { enabled: true, channels: [{ channel: 'Whatsapp', value: '+96891234567' }] },
    false,
  ],
])('the tag builder: %s', (_, widget, isLacking) => {
  expect(isWithoutChannel(widget, facts)).toBe(isLacking);
});
