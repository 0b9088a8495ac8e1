import { expect, it } from 'vitest';
import { nameNatively } from './nameNatively.ts';

const gift = () => ({ name: 'Wrapped Gift', keywords: ['birthday'], skins: [{ native: '🎁' }] });

it('names an emoji by its character and adds the words of its former name to the keywords only once', () => {
  const data = { emojis: { gift: gift() } };
  nameNatively(data);
  nameNatively(data);
  expect(data.emojis.gift).toEqual({ ...gift(), name: '🎁', keywords: ['birthday', 'wrapped', 'gift'] });
});

it.each([undefined, {}, { emojis: [] }, { emojis: { one: { name: 'One' } } }])(
  'leaves unknown data unchanged: %j',
  (data) => {
    const before = JSON.stringify(data);
    nameNatively(data);
    expect(JSON.stringify(data)).toBe(before);
  },
);
