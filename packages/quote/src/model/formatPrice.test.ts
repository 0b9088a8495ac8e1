import { expect, test } from 'vitest';
import { findPriceFormat } from './formatPrice.ts';

const shop = (priceFormat: string, currency = 'OMR') => findPriceFormat({ priceFormat, currency }, 'ar-OM');

test.each([
  ['ر.ع.1,234,567.125', 1234.5, 'ر.ع.1,234.500'],
  ['1.234.567,13\u00a0€', 1234567.891, '1.234.567,89\u00a0€'],
  ['1234567.1 kr', 12345, '12345.0 kr'],
  ['¥1,234,567', 4.5, '¥5'],
  ['$1 234 567.13', 0.5, '$0.50'],
  // Rounds half up, as WooCommerce does.
  ['OMR 1,234,567.125', 4.6845, 'OMR 4.685'],
])('formatPrice: writes prices like %s', (sample, price, text) => {
  expect(shop(sample)?.(price)).toBe(text);
});

test('formatPrice: without a sample price, uses the given language’s format', () => {
  expect(findPriceFormat({ priceFormat: '', currency: 'EUR' }, 'de')?.(1234.5)).toBe('1.234,50\u00a0€');
  expect(shop('nonsense', 'no currency')?.(5)).toBe('5 no currency');
});

test('formatPrice: returns no format in a shop that shows no prices', () => {
  expect(shop('', '')).toBeNull();
});
