import { describe, expect, it } from 'vitest';
import { createCatalogue, shopProducts } from './catalogue.ts';
import { matchVariation } from './matchVariation.ts';
import type { VariableProduct } from './product.ts';
import { bag } from './products/bag.ts';
import { bigProduct } from './products/bigProduct.ts';
import { datesBox } from './products/datesBox.ts';
import { mug } from './products/mug.ts';

const isVariable = (product: (typeof shopProducts)[number]): product is VariableProduct => product.kind === 'variable';

describe('the catalogue', () => {
  it('gives every product and variation a unique id, and every picture id its own file', () => {
    const ids = shopProducts.flatMap((product) => [
      product.id,
      ...(isVariable(product) ? product.variations.map(({ id }) => id) : []),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    const pictures = shopProducts.flatMap((product) => product.images);
    const files = new Map(pictures.map(({ id, file }) => [id, file]));
    expect(new Set(files.values()).size).toBe(files.size);
  });

  it('every variation uses only values listed in its product’s attributes', () => {
    for (const product of shopProducts.filter(isVariable)) {
      for (const { values } of product.variations) {
        for (const { slug, terms } of product.attributes) {
          expect(['', ...terms.map((term) => term.slug)]).toContain(values[slug]);
        }
      }
    }
  });

  it('finds a product by id and by slug', () => {
    const catalogue = createCatalogue();
    expect([catalogue.byId(21), catalogue.bySlug('ceramic-mug')]).toEqual([mug, mug]);
    expect(catalogue.byId(Number.NaN)).toBeUndefined();
  });

  it('has 35 bag variations with the ids 33 to 67', () => {
    expect(bag.variations.map(({ id }) => id)).toEqual(Array.from({ length: 35 }, (_, index) => 33 + index));
    expect(bag.variations.find(({ id }) => id === 39)?.values).toEqual({ pa_model: 'opt-7' });
  });

  it('has 35 fillings for the dates box', () => {
    expect(datesBox.variations).toHaveLength(35);
  });

  it('generates 10,000 variations, the last of which is found by its attributes', () => {
    const big = bigProduct([25, 20, 20]);
    const choice = { attribute_pa_shade: 'shade-25', attribute_pa_fit: 'fit-20', attribute_pa_print: 'print-20' };
    expect(big.variations).toHaveLength(10_000);
    expect(matchVariation(big, choice)?.id).toBe(110_000);
  });
});
