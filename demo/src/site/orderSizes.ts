import { type Catalogue, createCatalogue, type Product } from '@hadaya/testing/shop';

const FROM_SMALL_TO_LARGE = ['s', 'm', '42'];

function orderOf(product: Product): Product {
  if (product.kind !== 'variable') return product;
  const attributes = product.attributes.map((attribute) => {
    if (attribute.slug !== 'pa_size') return attribute;
    const rank = ({ slug }: { readonly slug: string }) => FROM_SMALL_TO_LARGE.indexOf(slug);
    return { ...attribute, terms: attribute.terms.toSorted((one, other) => rank(one) - rank(other)) };
  });
  return { ...product, attributes };
}

/** Sorts sizes in the shop's own order; the catalogue sorts them by name, as the plugins' recorded pages do. */
export const orderSizes = ({ products }: Catalogue): Catalogue => createCatalogue(products.map(orderOf));
