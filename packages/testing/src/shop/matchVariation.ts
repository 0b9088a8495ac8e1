import { attributeKey } from './attributeKey.ts';
import type { ShopVariation, VariableProduct } from './product.ts';

/**
 * Finds a variation as the server does: the first in menu order in which each attribute accepts any value or strictly
 * equals the posted value. An empty or missing attribute matches only "any".
 */
export function matchVariation(
  product: VariableProduct,
  posted: Readonly<Record<string, string>>,
): ShopVariation | undefined {
  return product.variations.find((variation) =>
    product.attributes.every((attribute) => {
      const required = variation.values[attribute.slug] ?? '';
      return required === '' || posted[attributeKey(attribute)] === required;
    }),
  );
}
