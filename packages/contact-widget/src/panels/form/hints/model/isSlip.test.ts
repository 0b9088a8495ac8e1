import { expect, test } from 'vitest';
import { isSlip } from './isSlip.ts';

test.each([
  ['two letters are swapped', 'gmial', 'gmail'],
  ['one is left out', 'gmal', 'gmail'],
  ['one is doubled', 'gmmail', 'gmail'],
  ['the key beside was hit', 'gnail', 'gmail'],
  ['a vowel stands for another', 'hotmeil', 'hotmail'],
  ['a letter of the word is written twice', 'iclould', 'icloud'],
])('%s: %s is a typo of %s', (_name, word, meant) => {
  expect(isSlip(word, meant)).toBe(true);
});

test.each([
  ['the word itself', 'gmail', 'gmail'],
  ['a letter from elsewhere on the keyboard', 'grail', 'gmail'],
  ['two slips', 'gnaill', 'gmail'],
  ['another word', 'yahoo', 'gmail'],
])('%s is not a typo', (_name, word, meant) => {
  expect(isSlip(word, meant)).toBe(false);
});
