import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, it } from 'vitest';
import { openVariationForm } from './openVariationForm.ts';

const owner = new AbortController();
afterEach(() => owner.abort());

/**
 * A component of a bundle or composite product. It has no form element, but uses its own field names within the
 * surrounding form.
 */
const PART = `<form class="cart bundle_form"><div class="variations_form bundled_item_cart_content" data-product_id="21" data-product_variations='[
  {"variation_id":75,"attributes":{"attribute_pa_color":"red","attribute_pa_size":""},"is_in_stock":true,"is_purchasable":true,"variation_is_visible":true}]'>
  <table class="variations"><tr><td class="value"><select name="bundle_attribute_pa_color_5" data-attribute_name="attribute_pa_color"><option value="">Choose</option><option value="red">Red</option></select></td></tr>
  <tr><td class="value"><select name="bundle_attribute_pa_size_5" data-attribute_name="attribute_pa_size"><option value="">Choose</option><option value="s">S</option></select></td></tr></table>
  <input type="hidden" class="variation_id" name="bundle_variation_id_5" value=""></div><button class="single_add_to_cart_button">Add to cart</button></form>`;

it('opens a variable part of a bundle or composite as a form with its own field names', () => {
  document.body.innerHTML = PART;
  const [around, root] = [document.querySelector('form'), document.querySelector<HTMLElement>('.variations_form')];
  if (!around || !root) throw new Error('no part');
  const form = openVariationForm(root, createTestEnvironment(), { signal: owner.signal });
  expect(form.getState()).toMatchObject({ productId: '21', mode: 'embedded' });
  expect(form.getState().attributes.map(({ name }) => name)).toEqual(['attribute_pa_color', 'attribute_pa_size']);
  expect(form.choose('attribute_pa_color', 'red')).toBe('chosen');
  expect(form.choose('attribute_pa_size', 's')).toBe('chosen');
  expect(Object.fromEntries(new FormData(around))).toMatchObject({
    bundle_attribute_pa_color_5: 'red',
    bundle_attribute_pa_size_5: 's',
  });
  expect(form.findVariation(form.getState().choice)?.id).toBe(75);
});

it('an incomplete part of a bundle does not prevent submission of the bundle’s form', () => {
  document.body.innerHTML = PART;
  const [around, root] = [document.querySelector('form'), document.querySelector<HTMLElement>('.variations_form')];
  if (!around || !root) throw new Error('no part');
  openVariationForm(root, createTestEnvironment(), { signal: new AbortController().signal });
  expect(around.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))).toBe(true);
});
