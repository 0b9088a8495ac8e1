import { expect, it } from 'vitest';
import { nameNatively } from './nameNatively.ts';

const gift = () => ({ name: 'Wrapped Gift', keywords: ['birthday'], skins: [{ native: '🎁' }] });

it('names an emoji by itself, and its name stays a word to search for, however often the data is used', () => {
  const data = { emojis: { gift: gift() } };
  nameNatively(data);
  nameNatively(data);
  expect(data.emojis.gift).toEqual({ ...gift(), name: '🎁', keywords: ['birthday', 'wrapped', 'gift'] });
});

it.each([undefined, {}, { emojis: [] }, { emojis: { one: { name: 'One' } } }])(
  'leaves what it does not know: %j',
  (data) => {
    const before = JSON.stringify(data);
    nameNatively(data);
    expect(JSON.stringify(data)).toBe(before);
  },
);
