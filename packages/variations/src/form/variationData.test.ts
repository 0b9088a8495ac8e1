import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, test } from 'vitest';
import { createVariationIndex } from '../matching/index.ts';
import { createVariationData } from './variationData.ts';

const owner = new AbortController();
afterEach(() => document.body.replaceChildren());

function open() {
  const list = [{ variation_id: 7, attributes: { attribute_color: 'red' } }];
  document.body.innerHTML = `<form class="variations_form"><table class="variations"><tr><td>
    <select name="attribute_color"><option value="red" selected>Red</option></select></td></tr></table></form>`;
  const root = document.querySelector('form');
  if (!root) throw new Error('no form');
  root.setAttribute('data-product_variations', JSON.stringify(list));
  const data = createVariationData({ root, environment: createTestEnvironment(), signal: owner.signal, onLoaded() {} });
  return { root, data };
}

test('finds a variation in the embedded list by its position', () => {
  expect(open().data.findAt(0)?.id).toBe(7);
});

test('after a switch to ajax mode, finds no variation by its position in the earlier list', () => {
  const { root, data } = open();
  root.setAttribute('data-product_variations', 'false');
  data.reload();
  data.setIndex(
    createVariationIndex(['attribute_color'], [{ values: ['blue'], isActive: true, isInStock: true }]),
    'hint',
  );
  expect([data.mode(), data.findAt(0), data.find(7)?.id]).toEqual(['ajax', undefined, 7]);
});
