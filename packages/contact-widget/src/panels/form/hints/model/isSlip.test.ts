import { expect, test } from 'vitest';
import { isSlip } from './isSlip.ts';

test.each([
  ['two letters are swapped', 'gmial', 'gmail'],
  ['one letter is missing', 'gmal', 'gmail'],
  ['one letter is doubled', 'gmmail', 'gmail'],
  ['a neighbouring key was pressed', 'gnail', 'gmail'],
  ['one vowel replaces another', 'hotmeil', 'hotmail'],
  ['a letter of the word is repeated', 'iclould', 'icloud'],
])('%s: %s is a typo for %s', (_name, word, meant) => {
  expect(isSlip(word, meant)).toBe(true);
});

test.each([
  ['the word itself', 'gmail', 'gmail'],
  ['a letter from another part of the keyboard', 'grail', 'gmail'],
  ['a word with two typos', 'gnaill', 'gmail'],
  ['another word', 'yahoo', 'gmail'],
])('%s is not a typo', (_name, word, meant) => {
  expect(isSlip(word, meant)).toBe(false);
});
