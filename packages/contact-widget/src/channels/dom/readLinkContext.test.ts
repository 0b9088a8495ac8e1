// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { readLinkContext } from './readLinkContext.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function readTags() {
  const environment = { window, document } as unknown as Parameters<
    typeof readLinkContext
  >[0]['context']['environment'];
  const context = { environment } as Parameters<typeof readLinkContext>[0]['context'];
  return readLinkContext({ context, device: 'desktop' }).tags;
}

const FORM = '<form class="cart"></form>';
const RELATED = '<ul><li class="product"><span class="price">9.000 OMR</span></li></ul>';

test.each([
  ['is the product’s', `<div class="product"><p class="price">4.500 OMR</p>${FORM}${RELATED}</div>`, '4.500 OMR'],
  [
    'is the variation’s when one is selected',
    '<div class="product"><p class="price">4.500 OMR</p><form class="cart"><div class="woocommerce-variation-price"><span class="price">5.000 OMR</span></div></form></div>',
    '5.000 OMR',
  ],
  ['is empty when the shop hides it', `<div class="product"><p class="price"></p>${FORM}${RELATED}</div>`, ''],
  ['is never a related product’s', `<div class="product">${FORM}${RELATED}</div>`, ''],
  ['is found without a product’s box', `<p class="price">4.500 OMR</p>${FORM}${RELATED}`, '4.500 OMR'],
])('the price in a message %s', (_name, html, price) => {
  document.body.innerHTML = html;
  expect(readTags().price).toBe(price);
});

const OTHER_SKU = '<ul><li class="product"><span class="sku">OTHER-1</span></li></ul>';
const META = '<div class="product_meta">SKU: <span class="sku">MUG-1</span></div>';

test.each([
  ['is the product’s', `<div class="product"><div class="summary">${FORM}${META}</div>${OTHER_SKU}</div>`, 'MUG-1'],
  [
    'is found outside the summary',
    `<div class="product"><div class="summary">${FORM}</div>${OTHER_SKU}${META}</div>`,
    'MUG-1',
  ],
  ['is found outside the product’s box', `${META}<div class="product">${FORM}${OTHER_SKU}</div>`, 'MUG-1'],
  ['is found without a product’s box', `${OTHER_SKU}${FORM}${META}`, 'MUG-1'],
  ['is never a related product’s', `<div class="product">${FORM}${OTHER_SKU}</div>`, ''],
  ['is never the SKU of a product in a menu above', `${OTHER_SKU}<div class="product">${FORM}${META}</div>`, 'MUG-1'],
  ['is empty without a product', OTHER_SKU, ''],
])('the SKU in a message %s', (_name, html, sku) => {
  document.body.innerHTML = html;
  expect(readTags().sku).toBe(sku);
});
