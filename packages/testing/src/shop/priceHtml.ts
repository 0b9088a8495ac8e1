import type { Locale } from './locale.ts';
import { moneyHtml, moneyText } from './money.ts';
import type { Product, ShopVariation } from './product.ts';
import { serverTexts } from './serverTexts.ts';

const HIDDEN = ' aria-hidden="true"';

/**
 * Returns one variation's price. If the price is discounted, the old price is struck out, and both prices are repeated
 * as text for screen readers.
 */
export function variationPriceHtml(variation: ShopVariation, locale: Locale): string {
  const { price, regularPrice } = variation;
  if (regularPrice === undefined || regularPrice === price) {
    return `<span class="price">${moneyHtml(price, locale)}</span>`;
  }
  const texts = serverTexts[locale];
  return [
    `<span class="price"><del${HIDDEN}>${moneyHtml(regularPrice, locale)}</del> `,
    `<span class="screen-reader-text">${texts.originalPrice(moneyText(regularPrice, locale))}</span>`,
    `<ins${HIDDEN}>${moneyHtml(price, locale)}</ins>`,
    `<span class="screen-reader-text">${texts.currentPrice(moneyText(price, locale))}</span></span>`,
  ].join('');
}

/** Returns the inner part of the product's price line: one amount, or the range of its variations' prices. */
export function productPriceHtml(product: Product, locale: Locale): string {
  const [low, high] = priceRange(product);
  if (low === high) return moneyHtml(low, locale);
  const text = serverTexts[locale].priceRange(moneyText(low, locale), moneyText(high, locale));
  return [
    moneyHtml(low, locale, HIDDEN),
    ` <span${HIDDEN}>–</span> `,
    moneyHtml(high, locale, HIDDEN),
    `<span class="screen-reader-text">${text}</span>`,
  ].join('');
}

/** Returns the lowest and highest price of a product, in baisa. */
export function priceRange(product: Product): readonly [number, number] {
  if (product.kind === 'simple') return [product.price, product.price];
  const prices = product.variations.map((variation) => variation.price);
  return [Math.min(...prices), Math.max(...prices)];
}
