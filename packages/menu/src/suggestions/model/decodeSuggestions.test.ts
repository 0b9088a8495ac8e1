import { expect, test } from 'vitest';
import { decodeSuggestions } from './decodeSuggestions.ts';

const url = 'https://shop.example/mug/';

test('decodes a Store API product’s name as text, its thumbnail and the shop’s price', () => {
  const price_html = '<span class="woocommerce-Price-amount amount"><bdi>٤٫٥٠٠&nbsp;ر.ع.</bdi></span>';
  const images = [{ thumbnail: 'https://shop.example/mug-150x150.jpg' }];
  expect(decodeSuggestions([{ name: 'Mug &amp; box', permalink: url, price_html, images }])).toEqual([
    { title: 'Mug & box', url, image: images[0]?.thumbnail, price: '٤٫٥٠٠ ر.ع.' },
  ]);
});

test('decodes only a title and a URL from a WordPress search result', () => {
  expect(decodeSuggestions([{ title: 'Mug', url }])).toEqual([{ title: 'Mug', url, image: undefined, price: '' }]);
});

test('accepts an http URL', () => {
  const http = 'http://shop.example/mug/';
  expect(decodeSuggestions([{ title: 'Mug', url: http }])).toMatchObject([{ url: http }]);
});

const amount = (text: string, more = '') => `<span class="amount"${more}><bdi>${text}</bdi></span>`;
const HIDDEN = ' aria-hidden="true"';

test.each([
  ['a price hidden from guests', '', ''],
  ['a missing price', null, ''],
  ['a product with a price on request', '<a href="/contact/">Ask&nbsp;us</a>', 'Ask us'],
  [
    'a price with its tax',
    `${amount('$5.00')} <small class="woocommerce-price-suffix">incl. VAT</small>`,
    '$5.00 incl. VAT',
  ],
  [
    'a range',
    `${amount('$5', HIDDEN)} <span${HIDDEN}>–</span> ${amount('$9', HIDDEN)}<span class="screen-reader-text">Price range: $5 through $9</span>`,
    '$5 – $9',
  ],
  [
    'a sale',
    `<del${HIDDEN}>${amount('$9')}</del> <span class="screen-reader-text">Original price was: $9.</span><ins${HIDDEN}>${amount('$5')}</ins><span class="screen-reader-text">Current price is: $5.</span>`,
    'Original price was: $9. Current price is: $5.',
  ],
  ['a sale in an older WooCommerce', `<del${HIDDEN}>${amount('$9')}</del> <ins>${amount('$5')}</ins>`, '$5'],
])('shows the shop’s own price for %s', (_name, price_html, price) => {
  const prices = { price: '12500', currency_code: 'OMR', currency_minor_unit: 3 };
  expect(decodeSuggestions([{ name: 'Mug', permalink: url, prices, price_html }])).toMatchObject([{ price }]);
});

test.each([
  ['nothing', null],
  ['an error', { code: 'rest_no_route' }],
  ['entries without a name', [{ permalink: url }]],
  ['an empty entry', [null]],
  ['a URL that is not http', [{ name: 'Mug', permalink: 'javascript:alert(1)' }]],
  ['a javascript: URL that contains an http URL', [{ name: 'Mug', permalink: `javascript:alert(1)//${url}` }]],
])('returns no suggestion for %s', (_name, answer) => {
  expect(decodeSuggestions(answer)).toEqual([]);
});
