import { expect, test } from 'vitest';
import { readPriceTable } from './readPriceTable.ts';

function productWith(table: string): Element {
  const root = document.createElement('div');
  root.innerHTML = table;
  return root;
}

const amount = (text: string) => `<span class="amount"><bdi>${text}</bdi></span>`;
const STEPS = [
  { from: 10, price: 4.5 },
  { from: 100, price: 4.2 },
];

test('price table: reads a row for each quantity and uses the sale price', () => {
  const table = `<table><tr><th>Quantity</th><th>Price</th></tr><tr><td>10 - 99</td><td>${amount('OMR 4.500')}</td></tr>
    <tr><td>100+</td><td><del>${amount('OMR 4.500')}</del> <ins>${amount('OMR 4.200')}</ins></td></tr></table>`;
  expect(readPriceTable(productWith(table), 'OMR')).toEqual(STEPS);
});

test('price table: reads a transposed table', () => {
  const table = `<table><tr><th>Quantity</th><td>10-99</td><td>100+</td></tr><tr><th>Price</th><td>${amount('4,500 ر.ع.')}</td><td>${amount('4,200 ر.ع.')}</td></tr></table>`;
  expect(readPriceTable(productWith(table), 'OMR')).toEqual(STEPS);
});

test('price table: tells thousands separators from decimal separators by the currency', () => {
  const table = `<table><tr><td>1</td><td>${amount('€ 1.200')}</td></tr><tr><td>1,000</td><td>${amount('€ 999,50')}</td></tr></table>`;
  expect(readPriceTable(productWith(table), 'EUR')).toEqual([
    { from: 1, price: 1200 },
    { from: 1000, price: 999.5 },
  ]);
});

test.each([
  ['a single price', `<table><tr><td>10+</td><td>${amount('4')}</td></tr></table>`],
  [
    'descending quantities',
    `<table><tr><td>100</td><td>${amount('4')}</td></tr><tr><td>10</td><td>${amount('5')}</td></tr></table>`,
  ],
  ['a table of attributes', '<table><tr><th>Size</th><td>10 cm</td></tr><tr><th>Weight</th><td>20 g</td></tr></table>'],
  ['nothing', ''],
])('price table: reads nothing from %s', (_, table) => expect(readPriceTable(productWith(table), 'OMR')).toEqual([]));
