import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, test } from 'vitest';
import { openVariationForm } from '../openVariationForm.ts';

const owner = new AbortController();
afterEach(() => owner.abort());

test('on pageshow, reads a value restored after the form opened and fires one change event', () => {
  document.body.innerHTML = `<form class="variations_form" data-product_id="21" data-product_variations="false">
    <table class="variations"><tr><td class="value"><select name="attribute_pa_color" data-attribute_name="attribute_pa_color">
    <option value="">Choose</option><option value="red">Red</option></select></td></tr></table></form>`;
  const [root, select] = [document.querySelector('form'), document.querySelector('select')];
  if (!root || !select) throw new Error('no form');
  const form = openVariationForm(root, createTestEnvironment(), { signal: owner.signal });
  const heard: string[] = [];
  select.addEventListener('change', () => heard.push(select.value));
  // Firefox restores values after the page's scripts have run, and fires no event.
  select.value = 'red';
  expect(form.getState().choice.size).toBe(0);
  window.dispatchEvent(new Event('pageshow'));
  expect(form.getState().choice).toEqual(new Map([['attribute_pa_color', 'red']]));
  expect(heard).toEqual(['red']);
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).toEqual(['red']);
});
