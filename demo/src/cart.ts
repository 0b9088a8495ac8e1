import { type BackendCall, fieldOf } from '@hadaya/testing/server';
import { attributeKey, type Catalogue, matchVariation, type Product, type ShopVariation } from '@hadaya/testing/shop';
import type { Notice } from './page.ts';
import { readSwitches } from './switches.ts';
import { shellTexts } from './texts/shellTexts.ts';

export interface Ordered {
  readonly product: Product;
  /** Present only if the product has variations. */
  readonly variation?: ShopVariation;
}

/**
 * Reads the ordered product from a posted form: the variation comes from `variation_id`, or from the posted attributes
 * if scripts are off. Returns `undefined` for an incomplete or sold-out selection.
 */
export function readOrdered(call: BackendCall, catalogue: Catalogue): Ordered | undefined {
  const product = catalogue.byId(Number(fieldOf(call, 'add-to-cart')));
  if (product?.kind !== 'variable') return product && { product };
  const id = Number(fieldOf(call, 'variation_id') ?? 0);
  const isWhole = product.attributes.every((attribute) => fieldOf(call, attributeKey(attribute)));
  const variation =
    product.variations.find((one) => one.id === id) ??
    (isWhole ? matchVariation(product, Object.fromEntries(call.fields)) : undefined);
  return variation && variation.stock !== 'out-of-stock' ? { product, variation } : undefined;
}

/** Returns a notice like WooCommerce's after a posted product form. It does not change the cart. */
export function addToCart(call: BackendCall, catalogue: Catalogue): Notice {
  const { locale } = readSwitches(call.url.searchParams);
  const texts = shellTexts[locale];
  const ordered = readOrdered(call, catalogue);
  return ordered
    ? { kind: 'success', text: texts.addedToCart(ordered.product.name[locale]) }
    : { kind: 'error', text: texts.chooseFirst };
}
