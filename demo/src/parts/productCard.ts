import { archiveOf, escapeHtml, type Product, productPriceHtml } from '@hadaya/testing/shop';
import type { PageContext } from '../page.ts';
import { quoteCard } from '../site/quote/quoteNodes.ts';

export function productCard(product: Product, context: PageContext): string {
  const { locale, link } = context;
  const [image] = product.images;
  if (image === undefined) return '';
  const { src, width, height } = archiveOf(image);
  return `<li class="product-card"><a href="${link(`/product/${product.slug}/`)}"><img src="${src}" width="${width}" height="${height}" alt="" loading="lazy"><h3 class="product-card-title">${escapeHtml(product.name[locale])}</h3><span class="price">${productPriceHtml(product, locale)}</span></a>${quoteCard(product, context)}</li>`;
}
