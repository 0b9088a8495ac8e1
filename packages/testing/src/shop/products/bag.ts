import { shopImage } from '../image.ts';
import { localized } from '../locale.ts';
import type { ShopTerm, ShopVariation, VariableProduct } from '../product.ts';

const MODELS = 35;
const FIRST_VARIATION_ID = 33;

const main = shopImage({ id: 940, file: 'bag-main', en: 'Canvas bag', ar: 'حقيبة قماشية' });
const g1 = shopImage({ id: 941, file: 'bag-g1', en: 'Canvas bag, the weave', ar: 'نسيج الحقيبة القماشية' });

const models = Array.from({ length: MODELS }, (_, index) => index + 1);

/** A product with more variations than WooCommerce embeds, so that every complete choice needs a request. */
export const bag: VariableProduct = {
  kind: 'variable',
  id: 32,
  slug: 'canvas-bag',
  sku: 'BAG',
  name: localized('Canvas bag', 'حقيبة قماشية'),
  category: localized('Bags', 'الحقائب'),
  shortDescription: localized('Heavy cotton canvas, printed with your logo.', 'قماش قطني متين بطباعة شعاركم.'),
  description: [localized('Choose from thirty-five models.', 'اختاروا من خمسة وثلاثين طرازًا.')],
  images: [main, g1],
  attributes: [
    {
      id: 5,
      slug: 'pa_model',
      kind: 'taxonomy',
      name: localized('Model', 'الطراز'),
      display: 'button',
      terms: models.map(term),
    },
  ],
  variations: models.map(variation),
  defaults: {},
};

function term(model: number): ShopTerm {
  return { slug: `opt-${model}`, name: localized(`Model ${model}`, `طراز ${model}`) };
}

function variation(model: number): ShopVariation {
  return {
    id: FIRST_VARIATION_ID + model - 1,
    values: { pa_model: `opt-${model}` },
    price: 3500,
    stock: 'in-stock',
    sku: `BAG-${model}`,
    images: [main, g1],
  };
}
