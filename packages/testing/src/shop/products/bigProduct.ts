import { shopImage } from '../image.ts';
import { localized } from '../locale.ts';
import type { ShopAttribute, ShopVariation, VariableProduct } from '../product.ts';

/** Id of the generated product; its variations have the ids that come after it. */
export const BIG_PRODUCT_ID = 100_000;

const AXES = [
  { slug: 'pa_shade', name: localized('Shade', 'الدرجة') },
  { slug: 'pa_fit', name: localized('Fit', 'القصة') },
  { slug: 'pa_print', name: localized('Print', 'الطباعة') },
  { slug: 'pa_cut', name: localized('Cut', 'التفصيل') },
] as const;

const main = shopImage({ id: 960, file: 'bag-main', en: 'Made to order', ar: 'حسب الطلب' });

/**
 * Creates a product with every combination of the given numbers of values, for example `[25, 20, 20]` for 10,000
 * variations. Values are `shade-1`, `fit-1` and so on; up to four attributes are possible.
 */
export function bigProduct(sizes: readonly number[]): VariableProduct {
  const attributes = AXES.slice(0, sizes.length).map((axis, index) => attribute(axis, index, sizes[index] ?? 1));
  return {
    kind: 'variable',
    id: BIG_PRODUCT_ID,
    slug: 'made-to-order',
    sku: 'BIG',
    name: localized('Made to order', 'حسب الطلب'),
    category: localized('Bags', 'الحقائب'),
    shortDescription: localized('Every combination there is.', 'كل تركيبة ممكنة.'),
    description: [localized('A product for measuring.', 'منتج للقياس.')],
    images: [main],
    attributes,
    variations: combinations(attributes).map(variation),
    defaults: {},
  };
}

function attribute(axis: (typeof AXES)[number], index: number, size: number): ShopAttribute {
  const word = axis.slug.slice('pa_'.length);
  return {
    id: 100 + index,
    slug: axis.slug,
    kind: 'taxonomy',
    name: axis.name,
    display: 'button',
    terms: Array.from({ length: size }, (_, step) => ({
      slug: `${word}-${step + 1}`,
      name: localized(`${axis.name.en} ${step + 1}`, `${axis.name.ar} ${step + 1}`),
    })),
  };
}

function combinations(attributes: readonly ShopAttribute[]): readonly Readonly<Record<string, string>>[] {
  return attributes.reduce<readonly Readonly<Record<string, string>>[]>(
    (rows, { slug, terms }) => rows.flatMap((row) => terms.map((term) => ({ ...row, [slug]: term.slug }))),
    [{}],
  );
}

function variation(values: Readonly<Record<string, string>>, index: number): ShopVariation {
  return {
    id: BIG_PRODUCT_ID + 1 + index,
    values,
    price: 3500,
    stock: 'in-stock',
    sku: `BIG-${index + 1}`,
    images: [],
  };
}
