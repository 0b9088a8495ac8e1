import { expect, test } from 'vitest';
import { formatPrice } from './formatPrice.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '');

/** What shops answer as currency code and minor digits, and what is shown of 4500 minor units. */
test.each([
  ['OMR', 3, 'OMR 4.500'],
  ['omr', 3, 'OMR 4.500'],
  [' OMR ', 3, 'OMR 4.500'],
  ['USD', 2, '$45.00'],
  ['JPY', 0, '¥4,500'],
  ['XYZ', 2, 'XYZ 45.00'],
  ['ر.ع.', 3, '4.500 ر.ع.'],
  ['﷼', 3, '4.500 ﷼'],
  ['$', 2, '45.00 $'],
  ['OMR2', 3, '4.500 OMR2'],
  ['POINTS', 0, '4,500 POINTS'],
  ['', 3, '4.500'],
  ['OMR', -1, 'OMR 4,500'],
  ['OMR', 2.9, 'OMR 45.00'],
  ['OMR', Number.NaN, 'OMR 4,500'],
  ['OMR', 400, 'OMR 0.00004500'],
])('currency "%s" with %d minor digits: %s', (currency, minorUnit, shown) => {
  expect(plain(formatPrice({ minor: 4500, minorUnit, currency }, 'en'))).toBe(shown);
});
