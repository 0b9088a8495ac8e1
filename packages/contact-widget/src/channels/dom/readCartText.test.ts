// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { readCartText } from './readCartText.ts';

const read = () => readCartText(window as unknown as Parameters<typeof readCartText>[0]);

afterEach(() => {
  document.body.innerHTML = '';
  window.sessionStorage.clear();
  Reflect.deleteProperty(window, 'wp');
});

const SMALL =
  '<ul><li class="woocommerce-mini-cart-item"><a class="remove" href="#">×</a><a href="/mug/">Ceramic mug <img></a><span class="quantity">2 × 3.500 OMR</span></li></ul>';

test('reads a mini cart on the page', () => {
  document.body.innerHTML = SMALL;
  expect(read()).toBe('2 × Ceramic mug');
});

test('reads edited quantities from the cart page', () => {
  document.body.innerHTML =
    '<table><tr class="cart_item"><td class="product-name"><a>Pen</a></td><td><input class="qty" value="12"></td></tr></table>';
  expect(read()).toBe('12 × Pen');
});

test('reads WooCommerce’s stored cart fragments', () => {
  window.sessionStorage.setItem('wc_fragments_1', JSON.stringify({ 'div.widget_shopping_cart_content': SMALL }));
  expect(read()).toBe('2 × Ceramic mug');
});

test('reads the cart block’s store', () => {
  const items = [
    { name: 'Mug', quantity: 1 },
    { name: 'Pen', quantity: 3 },
  ];
  Reflect.set(window, 'wp', { data: { select: () => ({ getCartData: () => ({ items }) }) } });
  expect(read()).toBe('1 × Mug, 3 × Pen');
});

test('returns an empty string for missing or malformed data', () => {
  window.sessionStorage.setItem('wc_fragments_1', '{');
  Reflect.set(window, 'wp', { data: { select: () => undefined } });
  expect(read()).toBe('');
});
