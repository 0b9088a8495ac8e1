import { expect, test } from 'vitest';
import { insertPlaceholder } from './insertPlaceholder.ts';

test.each([
  ['', 0, 0, '{product}', 9],
  ['I ask about', 11, 11, 'I ask about {product}', 21],
  ['I ask about ', 12, 12, 'I ask about {product}', 21],
  ['About this, please', 6, 10, 'About {product}, please', 15],
  ['Aboutthis', 5, 5, 'About {product} this', 15],
  ['(', 1, 1, '({product}', 10],
])('replaces the selection in "%s" from %d to %d: "%s"', (text, start, end, result, cursor) => {
  expect(insertPlaceholder(text, 'product', start, end)).toEqual({ text: result, cursor });
});
