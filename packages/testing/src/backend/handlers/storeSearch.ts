import { thumbnailOf } from '../../shop/imageSizes.ts';
import type { Locale } from '../../shop/locale.ts';
import { productPriceHtml } from '../../shop/priceHtml.ts';
import type { Product } from '../../shop/product.ts';
import { jsonAnswer } from '../answers.ts';
import type { BackendHandler } from '../backendCall.ts';

const DEFAULT_PER_PAGE = 10;

/**
 * Handles `GET /wc/store/v1/products?search=`: responds with products whose name contains the query in any of the
 * shop's languages.
 */
export const storeSearch: BackendHandler = (call, { catalogue, locale }) => {
  const { url } = call;
  const query = (url.searchParams.get('search') ?? '').toLowerCase();
  const found = catalogue.products.filter(({ name }) =>
    Object.values(name).some((text) => text.toLowerCase().includes(query)),
  );
  const perPage = Number(url.searchParams.get('per_page') ?? DEFAULT_PER_PAGE);
  return jsonAnswer(found.slice(0, perPage).map((product) => toRow(product, locale, url)));
};

function toRow(product: Product, locale: Locale, url: URL) {
  return {
    id: product.id,
    name: product.name[locale],
    permalink: new URL(`/product/${product.slug}/`, url).href,
    price_html: productPriceHtml(product, locale),
    images: product.images.slice(0, 1).map((image) => ({ thumbnail: new URL(thumbnailOf(image).src, url).href })),
  };
}
