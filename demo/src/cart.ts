import { type BackendCall, fieldOf } from '@hadaya/testing/server';
import { type Catalogue, matchVariation } from '@hadaya/testing/shop';
import type { Notice } from './page.ts';
import { readSwitches } from './switches.ts';
import { shellTexts } from './texts/shellTexts.ts';

/**
 * What WooCommerce says to a posted product form: the variation comes from `variation_id`, or without scripts from the
 * posted attributes.
 */
export function addToCart(call: BackendCall, catalogue: Catalogue): Notice {
  const { locale } = readSwitches(call.url.searchParams);
  const texts = shellTexts[locale];
  const product = catalogue.byId(Number(fieldOf(call, 'add-to-cart')));
  if (product === undefined) return { kind: 'error', text: texts.chooseFirst };
  if (product.kind === 'variable') {
    const id = Number(fieldOf(call, 'variation_id') ?? 0);
    const chosen =
      product.variations.find((variation) => variation.id === id) ??
      matchVariation(product, Object.fromEntries(call.fields));
    if (chosen === undefined || chosen.stock === 'out-of-stock') return { kind: 'error', text: texts.chooseFirst };
  }
  return { kind: 'success', text: texts.addedToCart(product.name[locale]) };
}
