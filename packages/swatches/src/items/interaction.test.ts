import { expect, test } from 'vitest';
import { NO_INTERACTION, reduceInteraction } from './interaction.ts';
import type { SwatchItem } from './swatchGroup.ts';

const node = document.createElement('li');
const focus: SwatchItem = { node, control: node, value: 'red', title: 'Red', input: null, badge: null };

test('returns a new state for a change and the same state object when the change is repeated', () => {
  const once = reduceInteraction(NO_INTERACTION, { focus });
  expect(once).toEqual({ ...NO_INTERACTION, focus });
  expect(reduceInteraction(once, { focus })).toBe(once);
  expect(reduceInteraction(NO_INTERACTION, { refusal: null, isOwnChoice: false })).toBe(NO_INTERACTION);
});

test('applies a change to any part of the state', () => {
  const refusal = { attribute: 'a', value: 'x', reason: 'unavailable' } as const;
  const stockLeft = { attribute: 'a', texts: new Map([['x', '3 left']]) };
  for (const change of [{ refusal }, { isOwnChoice: true }, { revealed: new Set(['a']) }, { focus }, { stockLeft }]) {
    expect(reduceInteraction(NO_INTERACTION, change)).toMatchObject(change);
  }
});
