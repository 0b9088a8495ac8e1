import { describe, expect, it } from 'vitest';
import { NO_FIXTURES, readFixture } from '../../server/readFixture.ts';
import { bag } from '../products/bag.ts';
import { bigProduct } from '../products/bigProduct.ts';
import { mug } from '../products/mug.ts';
import { pen } from '../products/pen.ts';
import { variationForm } from './variationForm.ts';

function parse(html: string): Element {
  const page = document.createElement('div');
  page.innerHTML = html;
  const form = page.querySelector('form.variations_form');
  if (form === null) throw new Error('The markup has no variation form.');
  return form;
}

function print(product: typeof mug, selected: Readonly<Record<string, string>> = {}): Element {
  return parse(variationForm({ product, locale: 'en', action: '/product/x/', selected }));
}

/** Returns a node's tag, attribute names and classes, except the names and classes that depend on the product. */
function shape(node: Element): string {
  const names = node.getAttributeNames().sort().join(' ');
  const classes = [...node.classList].filter(
    (name) => !/^(?:color|button|image|radio)-variable-item-(?!wrapper)/.test(name),
  );
  return `${node.localName} [${names}] .${classes.sort().join('.')}`;
}

function shapes(root: Element): readonly string[] {
  return [...new Set([root, ...root.querySelectorAll('*')].map(shape))].sort();
}

describe('the variation form', () => {
  it('selects nothing and prints variation id 0', () => {
    const form = print(mug);
    expect([...form.querySelectorAll('select')].map((select) => select.value)).toEqual(['', '']);
    expect(form.querySelector('.variation_id')?.getAttribute('value')).toBe('0');
  });

  it('embeds every variation of a small product', () => {
    const embedded: unknown = JSON.parse(print(mug).getAttribute('data-product_variations') ?? '');
    expect(embedded).toMatchObject([
      { variation_id: 22 },
      { variation_id: 23 },
      { variation_id: 24 },
      { variation_id: 25 },
    ]);
  });

  it('uses ajax mode for more than thirty variations', () => {
    expect(print(bag).getAttribute('data-product_variations')).toBe('false');
    expect(print(bigProduct([8, 4])).getAttribute('data-product_variations')).toBe('false');
    expect(print(bigProduct([6, 5])).getAttribute('data-product_variations')).not.toBe('false');
  });

  it('lists swatches in term order and values in variation order', () => {
    const list = print(mug).querySelector('ul[data-attribute_name="attribute_pa_color"]');
    expect([...(list?.querySelectorAll('li') ?? [])].map((item) => item.dataset.value)).toEqual([
      'blue',
      'green',
      'red',
    ]);
    expect(list?.getAttribute('data-attribute_values')).toBe('["red","blue","green"]');
  });

  it('lists an attribute’s values in term order when one variation accepts any value', () => {
    const list = print(mug).querySelector('ul[data-attribute_name="attribute_pa_size"]');
    expect(list?.getAttribute('data-attribute_values')).toBe('["42","m","s"]');
  });

  it('keeps the quotes in a custom value', () => {
    const form = print(pen);
    const select = form.querySelector<HTMLSelectElement>('select[name="attribute_ribbon-bow"]');
    expect([...(select?.options ?? [])].map((option) => option.value)).toEqual(['', 'Gold', 'Silver "wide"']);
    expect(form.querySelectorAll('ul')[2]?.lastElementChild?.getAttribute('data-value')).toBe('Silver "wide"');
  });

  it('marks the server’s selection in the select, the swatch list and the radio inputs', () => {
    const form = print(pen, { attribute_pa_box: 'no-box' });
    const items = form.querySelectorAll('ul')[1];
    expect(form.querySelector('select[name="attribute_pa_box"] option[selected]')?.getAttribute('value')).toBe(
      'no-box',
    );
    expect(items?.querySelector('.selected')?.getAttribute('aria-checked')).toBe('true');
    expect(items?.querySelector('input[checked]')?.getAttribute('value')).toBe('no-box');
  });

  it('prints no table for a product without variations', () => {
    const form = print({ ...mug, variations: [] });
    expect(form.querySelector('table')).toBeNull();
    expect(form.querySelector('.stock.out-of-stock')).not.toBeNull();
    expect(form.getAttribute('data-product_variations')).toBe('[]');
  });

  it.for([
    ['swatches-colour-size.html', mug, {}],
    [
      'swatches-image-radio-custom.html',
      pen,
      { attribute_pa_logo: 'plain', attribute_pa_box: 'no-box', 'attribute_ribbon-bow': 'Gold' },
    ],
  ] as const)('prints the same kinds of nodes as the server: %s', ([name, product, selected], { skip }) => {
    const html = readFixture(name);
    if (html === undefined) return skip(NO_FIXTURES);
    expect(shapes(print(product, selected))).toEqual(shapes(parse(html)));
  });
});
