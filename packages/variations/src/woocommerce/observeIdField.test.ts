import { createTestEnvironment } from '@hadaya/testing';
import { afterAll, expect, it } from 'vitest';
import { openVariationForm } from '../openVariationForm.ts';

const owner = new AbortController();
afterAll(() => owner.abort());

const variation = (id: number, size: string) => ({
  variation_id: id,
  attributes: { attribute_size: size },
  is_in_stock: true,
  is_purchasable: true,
  variation_is_visible: true,
});
const LIST = JSON.stringify([variation(75, 's'), variation(78, 'm')]);
const FORM = `<form class="variations_form cart" data-product_id="21" data-product_variations='${LIST}'>
  <table class="variations"><tr><td class="value"><select name="attribute_size" data-attribute_name="attribute_size"><option value="">Choose</option><option>s</option><option>m</option></select></td></tr></table>
  <div class="single_variation_wrap"><div class="woocommerce-variation-add-to-cart variations_button woocommerce-variation-add-to-cart-enabled"><button class="single_add_to_cart_button">Add to cart</button></div>
  <input type="hidden" class="variation_id" name="variation_id" value="0"></div></form>`;

it('reads the button only after WooCommerce has had time to update it', async () => {
  document.body.innerHTML = FORM;
  const [root, select, id, button] = ['.variations_form', 'select', '.variation_id', 'button'].map((query) =>
    document.querySelector<HTMLInputElement>(query),
  );
  if (!root || !select || !id || !button) throw new Error('no form');
  const environment = createTestEnvironment();
  const form = openVariationForm(root, environment, { signal: owner.signal });
  const shown: string[] = [];
  form.subscribe(() => {
    const now = form.getState().shown;
    if (now) shown.push(`${now.variation.id} ${now.isPurchasable}`);
  });
  const choose = async (size: string, number: string) => {
    select.value = size;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    id.setAttribute('value', number);
    await environment.clock.advanceAsync(200);
  };
  await choose('s', '75');
  await choose('m', '78');
  await environment.clock.advanceAsync(100);
  button.classList.add('wc-variation-is-unavailable');
  await environment.clock.advanceAsync(400);
  expect([...new Set(shown)]).toEqual(['78 false']);
});
