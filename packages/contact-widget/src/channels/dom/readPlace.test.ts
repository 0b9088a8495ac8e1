// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { readPlace } from './readPlace.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function readPrice(): string | undefined {
  const environment = { window, document } as unknown as Parameters<typeof readPlace>[0]['context']['environment'];
  const context = { environment } as Parameters<typeof readPlace>[0]['context'];
  return readPlace({ context, device: 'desktop' }).tags.price;
}

const FORM = '<form class="cart"></form>';
const RELATED = '<ul><li class="product"><span class="price">9.000 OMR</span></li></ul>';

test.each([
  ['is the product’s', `<div class="product"><p class="price">4.500 OMR</p>${FORM}${RELATED}</div>`, '4.500 OMR'],
  [
    'is the variation’s once one is chosen',
    '<div class="product"><p class="price">4.500 OMR</p><form class="cart"><div class="woocommerce-variation-price"><span class="price">5.000 OMR</span></div></form></div>',
    '5.000 OMR',
  ],
  ['is empty where the shop hides it', `<div class="product"><p class="price"></p>${FORM}${RELATED}</div>`, ''],
  ['is never a related product’s', `<div class="product">${FORM}${RELATED}</div>`, ''],
  ['is found without a product’s box', `<p class="price">4.500 OMR</p>${FORM}${RELATED}`, '4.500 OMR'],
])('the price in a message %s', (_name, html, price) => {
  document.body.innerHTML = html;
  expect(readPrice()).toBe(price);
});
