import { expect, test } from 'vitest';
import { NO_INTERACTION, reduceInteraction } from './interaction.ts';

const focus = { attribute: 'a', place: 1 };

test('a change gives a new state, the same again gives the same object', () => {
  const once = reduceInteraction(NO_INTERACTION, { focus });
  expect(once).toEqual({ ...NO_INTERACTION, focus });
  expect(reduceInteraction(once, { focus: { ...focus } })).toBe(once);
  expect(reduceInteraction(NO_INTERACTION, { refusal: null, isOwnChoice: false })).toBe(NO_INTERACTION);
});

test('every part of the state counts', () => {
  const refusal = { attribute: 'a', value: 'x', reason: 'unavailable' } as const;
  for (const change of [
    { refusal },
    { isOwnChoice: true },
    { revealed: new Set(['a']) },
    { focus: { attribute: 'b', place: 1 } },
  ]) {
    expect(reduceInteraction(NO_INTERACTION, change)).toMatchObject(change);
  }
});
