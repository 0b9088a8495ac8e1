import { expect, test } from 'vitest';
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

test('a text blanked by a translator keeps its last value until the new one arrives', () => {
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
