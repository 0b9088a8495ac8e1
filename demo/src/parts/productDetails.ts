import { escapeHtml, type Product } from '@hadaya/testing/shop';
import type { PageContext } from '../page.ts';
import { productCard } from './productCard.ts';

const RELATED_PRODUCTS = 4;

export function productDetails(product: Product, context: PageContext): string {
  const { texts, locale, catalogue } = context;
  const related = catalogue.products.filter((other) => other.id !== product.id).slice(0, RELATED_PRODUCTS);
  return `<div class="product-details">
<section class="product-description"><h2>${texts.description}</h2>${product.description.map((text) => `<p>${escapeHtml(text[locale])}</p>`).join('')}</section>
<section class="product-promises"><h2>${texts.goodToKnow}</h2><dl>${texts.promises.map(({ title, text }) => `<div><dt>${title}</dt><dd>${text}</dd></div>`).join('')}</dl></section>
</div>
<section class="related products"><h2>${texts.related}</h2><ul class="product-cards">${related.map((other) => productCard(other, context)).join('')}</ul></section>`;
}
