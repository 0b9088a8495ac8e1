import { expect, test } from 'vitest';
import { decodeSuggestions } from './decodeSuggestions.ts';

const url = 'https://shop.example/mug/';

test('a product of the Store API has its name as text, its small picture and its price in minor units', () => {
  const prices = { price: '4500', currency_code: 'OMR', currency_minor_unit: 3 };
  const images = [{ thumbnail: 'https://shop.example/mug-150x150.jpg' }];
  expect(decodeSuggestions([{ name: 'Mug &amp; box', permalink: url, prices, images }])).toEqual([
    { title: 'Mug & box', url, image: images[0]?.thumbnail, price: { minor: 4500, minorUnit: 3, currency: 'OMR' } },
  ]);
});

test('a hit of WordPress’s search has a title and an address alone', () => {
  expect(decodeSuggestions([{ title: 'Mug', url }])).toEqual([
    { title: 'Mug', url, image: undefined, price: undefined },
  ]);
});

test.each([
  ['nothing', null],
  ['an error', { code: 'rest_no_route' }],
  ['entries without a name', [{ permalink: url }]],
  ['an address that is none of the web', [{ name: 'Mug', permalink: 'javascript:alert(1)' }]],
])('%s is no suggestion', (_name, answer) => {
  expect(decodeSuggestions(answer)).toEqual([]);
});
