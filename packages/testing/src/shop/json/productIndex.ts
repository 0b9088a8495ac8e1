import type { Locale } from '../locale.ts';
import { escapeHtml } from '../markup/escapeHtml.ts';
import type { ShopAttribute, VariableProduct } from '../product.ts';

/** An attribute as the Store API lists it; `taxonomy` is null for a custom attribute, and names are entity-encoded. */
export interface StoreAttributeJson {
  readonly id: number;
  readonly name: string;
  readonly taxonomy: string | null;
  readonly has_variations: boolean;
  readonly terms: readonly { readonly id: number; readonly name: string; readonly slug: string }[];
}

/** A variation in the index: its values in attribute order; `null` means any value. */
export interface StoreVariationJson {
  readonly id: number;
  readonly attributes: readonly { readonly name: string; readonly value: string | null }[];
}

export function storeAttributes(product: VariableProduct, locale: Locale): readonly StoreAttributeJson[] {
  return product.attributes.map((attribute) => ({
    id: attribute.kind === 'taxonomy' ? attribute.id : 0,
    name: escapeHtml(attribute.name[locale]),
    taxonomy: attribute.kind === 'taxonomy' ? attribute.slug : null,
    has_variations: true,
    terms: attribute.terms.map((term, index) => ({
      id: attribute.kind === 'taxonomy' ? termId(attribute, index) : 0,
      name: escapeHtml(term.name[locale]),
      slug: term.slug,
    })),
  }));
}

/** Returns the index of variations, which contains no stock, price or picture. */
export function productIndex(product: VariableProduct, locale: Locale): readonly StoreVariationJson[] {
  return product.variations.map(({ id, values }) => ({
    id,
    attributes: product.attributes.map((attribute) => ({
      name: escapeHtml(attribute.name[locale]),
      value: values[attribute.slug] || null,
    })),
  }));
}

function termId(attribute: ShopAttribute, index: number): number {
  const termsPerAttribute = 100;
  return attribute.id * termsPerAttribute + index;
}
