// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { decodeVariation } from '../matching/index.ts';
import { limitQuantity } from './limitQuantity.ts';

test.each([
  ['is raised to the minimum', { min_qty: 10, max_qty: '' }, '1', '10'],
  ['is lowered to the maximum', { min_qty: 1, max_qty: 3 }, '5', '3'],
  ['stays if it is allowed', { min_qty: '6', max_qty: '24' }, '12', '12'],
  ['is the minimum in an empty field', { min_qty: 10, max_qty: '' }, '', '10'],
  ['may be a fraction', { min_qty: 0.5, max_qty: '' }, '0.25', '0.5'],
])('the quantity %s', (_name, limits, before, after) => {
  const root = document.createElement('form');
  root.innerHTML = `<div class="single_variation_wrap"><div class="quantity"><input class="qty" name="quantity" step="3" value="${before}"></div></div>`;
  const variation = decodeVariation({ variation_id: 1, attributes: {}, ...limits });
  if (!variation) throw new Error('no variation');
  limitQuantity(root, variation);
  const field = root.querySelector('input');
  expect(field?.value).toBe(after);
  expect([field?.min, field?.max]).toEqual([String(limits.min_qty), String(limits.max_qty)]);
  // WooCommerce's data has no step for a variation, so the field keeps its step.
  expect(field?.step).toBe('3');
});

test('limits every quantity field of the product and leaves the fields of its parts unchanged', () => {
  const field = (name: string) => `<div class="quantity"><input class="qty" name="${name}" value="9"></div>`;
  const root = document.createElement('form');
  root.innerHTML = `${field('part[1]')}<div class="single_variation_wrap">${field('part[2]')}${field('quantity')}${field('quantity')}</div>`;
  const variation = decodeVariation({ variation_id: 1, attributes: {}, min_qty: 1, max_qty: 3 });
  if (!variation) throw new Error('no variation');
  limitQuantity(root, variation);
  const read = [...root.querySelectorAll('input')].map(({ name, value, max }) => `${name} ${value} ${max}`.trim());
  expect(read).toEqual(['part[1] 9', 'part[2] 9', 'quantity 3 3', 'quantity 3 3']);
});
