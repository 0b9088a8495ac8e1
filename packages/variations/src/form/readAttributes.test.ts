import { expect, test } from 'vitest';
import { indexOf, MUG } from '../matching/reference/PlainProduct.ts';
import { createValueCatalogue, readAttributes } from './readAttributes.ts';

function makeForm(): HTMLElement {
  const root = document.createElement('form');
  root.innerHTML = `<table class="variations"><tr><td><select name="attribute_pa_color" data-attribute_name="attribute_pa_color">
    <option value="">Choose</option><option value="blue">Blue</option><option value="red">Red</option></select></td></tr></table>`;
  document.body.append(root);
  return root;
}

const labels = (root: HTMLElement, catalogue: ReturnType<typeof createValueCatalogue>) =>
  readAttributes(root, { catalogue, index: null, doesFilter: false })[0]?.values.map(({ label }) => label);

test('keeps an option’s last label when the browser’s translator has emptied the option', () => {
  const root = makeForm();
  const catalogue = createValueCatalogue();
  expect(labels(root, catalogue)).toEqual(['Blue', 'Red']);
  const option = root.querySelector('option[value="blue"]');
  if (option) option.textContent = '';
  expect(labels(root, catalogue)).toEqual(['Blue', 'Red']);
  if (option) option.textContent = 'أزرق';
  expect(labels(root, catalogue)).toEqual(['أزرق', 'Red']);
  root.remove();
});

test('makes only those sizes selectable that exist in the selected colour', () => {
  const names = Object.keys(MUG.values);
  const root = document.createElement('form');
  const rows = Object.entries(MUG.values).map(([name, values]) => {
    const options = ['', ...values].map((value) => `<option value="${value}">${value}</option>`).join('');
    return `<tr><td><select name="${name}" data-attribute_name="${name}">${options}</select></td></tr>`;
  });
  root.innerHTML = `<table class="variations">${rows.join('')}</table>`;
  const catalogue = createValueCatalogue();
  const index = indexOf(names, MUG.variations);
  const colour = root.querySelector('select');
  const sizesFor = (value: string) => {
    if (colour) colour.value = value;
    const [, sizes] = readAttributes(root, { catalogue, index, doesFilter: true });
    return sizes?.values.filter(({ isEnabled }) => isEnabled).map((one) => one.value);
  };
  expect(sizesFor('red')).toEqual(['m', 's']);
  expect(sizesFor('green')).toEqual(['42']);
  expect(sizesFor('blue')).toEqual(['42', 'm', 's']);
  expect(sizesFor('red')).toEqual(['m', 's']);
  expect(sizesFor('')).toEqual(['42', 'm', 's']);
});
