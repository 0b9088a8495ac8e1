import { parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { openVariationForm } from '@hadaya/variations';
import { afterEach, expect, test } from 'vitest';
import { swatchSettings } from '../settings.ts';
import { findBuyable, readField } from './readCard.ts';

let owner = new AbortController();
afterEach(() => owner.abort());

/** Creates the state of a form with one attribute, whose only variation is chosen. */
function choose(fields: Readonly<Record<string, unknown>>) {
  owner = new AbortController();
  const variation = { variation_id: 1, attributes: { attribute_color: 'red' }, is_in_stock: true, ...fields };
  document.body.innerHTML = `<form class="variations_form" data-product_id="21"
    data-product_variations='${JSON.stringify([variation])}'><table class="variations"><tr><td>
    <select name="attribute_color" data-attribute_name="attribute_color"><option value=""></option>
    <option value="red" selected>Red</option></select></td></tr></table><input class="variation_id" value="1"></form>`;
  const root = document.querySelector('form');
  if (!root) throw new Error('no form');
  return openVariationForm(root, createTestEnvironment(), { signal: owner.signal }).getState();
}

const settingsOf = (values: Readonly<Record<string, unknown>>) =>
  parseSettings(swatchSettings, [{ name: 'test', values, kind: 'server' }]).settings;

test.each([
  ['a purchasable variation has one', {}, {}, 1],
  ['a variation that the shop marks as not purchasable has none', { is_purchasable: false }, {}, undefined],
  ['no variation has one in catalog mode', {}, { catalogMode: true }, undefined],
  [
    'a product with one attribute has one when catalog mode is off for such products',
    {},
    { catalogMode: true, catalogModeOffForOneAttribute: true },
    1,
  ],
])('the card’s buy button: %s', (_name, fields, settings, id) => {
  expect(findBuyable(choose(fields), settingsOf(settings))?.id).toBe(id);
});

test('returns a variation’s price text, and nothing when it is empty, missing or a number', () => {
  const read = (fields: Readonly<Record<string, unknown>>) => readField(choose(fields), (raw) => raw.price_html);
  expect(read({ price_html: '', display_price: 4.5 })).toBeUndefined();
  expect(read({ display_price: 4.5 })).toBeUndefined();
  expect(read({ price_html: 4.5 })).toBeUndefined();
  expect(read({ price_html: '<b>4.500</b>' })).toBe('<b>4.500</b>');
});
