import { createStore } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { openVariationForm } from '@hadaya/variations';
import { afterEach, expect, test } from 'vitest';
import { NO_INTERACTION, reduceInteraction } from '../items/index.ts';
import { followStock } from './followStock.ts';

const owner = new AbortController();
afterEach(() => owner.abort());

const variation = (id: number, size: string, max: number) => ({
  variation_id: id,
  attributes: { attribute_color: 'red', attribute_size: size },
  is_in_stock: true,
  max_qty: max,
  variation_stock_left: `${max} left`,
});

test('updates the stock texts with every change of the selection', () => {
  const select = (name: string, values: readonly string[]) =>
    `<tr><td><select name="attribute_${name}" data-attribute_name="attribute_${name}"><option value=""></option>
    ${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></td></tr>`;
  document.body.innerHTML = `<form class="variations_form" data-product_id="21"
    data-product_variations='${JSON.stringify([variation(1, 's', 3), variation(2, 'm', 9)])}'>
    <table class="variations">${select('color', ['red'])}${select('size', ['s', 'm'])}</table></form>`;
  const root = document.querySelector('form');
  if (!root) throw new Error('no form');
  const { signal } = owner;
  const form = openVariationForm(root, createTestEnvironment(), { signal });
  const interaction = createStore(reduceInteraction, NO_INTERACTION);
  form.choose('attribute_color', 'red');
  followStock(form, { interaction, threshold: 5, signal });
  const read = () => interaction.getState().stockLeft;
  expect(read()).toEqual({ attribute: 'attribute_size', texts: new Map([['s', '3 left']]) });
  form.choose('attribute_size', 'm');
  expect(read()).toBeNull();
  form.choose('attribute_size', '');
  expect(read()?.texts.size).toBe(1);
});
