import { attributeKey } from './attributeKey.ts';
import type { ShopVariation, VariableProduct } from './product.ts';

/**
 * The server's lookup: the first variation in menu order whose every attribute is any value or strictly equal to the posted one. An
 * empty or missing attribute matches only "any".
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
