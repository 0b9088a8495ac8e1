import { shopImage } from '../image.ts';
import { localized } from '../locale.ts';
import type { VariableProduct } from '../product.ts';
import { colour } from './mug.ts';

const main = shopImage({
  id: 930,
  file: 'bottle-main',
  en: 'Steel bottles, red and blue',
  ar: 'قوارير فولاذية، حمراء وزرقاء',
});
const g1 = shopImage({ id: 931, file: 'bottle-g1', en: 'Steel bottle on a desk', ar: 'قارورة فولاذية على مكتب' });
const red = shopImage({ id: 932, file: 'bottle-red', en: 'Red steel bottle', ar: 'قارورة فولاذية حمراء' });
const red2 = shopImage({
  id: 933,
  file: 'bottle-red-2',
  en: 'Red steel bottle, open',
  ar: 'قارورة فولاذية حمراء مفتوحة',
});
const blue = shopImage({ id: 934, file: 'bottle-blue', en: 'Blue steel bottle', ar: 'قارورة فولاذية زرقاء' });

/** A product with one attribute, for which the owner has set a default value. */
export const bottle: VariableProduct = {
  kind: 'variable',
  id: 29,
  slug: 'steel-bottle',
  sku: 'BOT',
  name: localized('Steel bottle', 'قارورة فولاذية'),
  category: localized('Drinkware', 'أدوات الشرب'),
  shortDescription: localized(
    'Keeps water cold through a July day in Muscat, and karak hot on the drive to Nizwa.',
    'تحفظ الماء باردًا طوال نهار يوليو في مسقط، والكرك ساخنًا على طريق نزوى.',
  ),
  description: [localized('Double-walled steel, 500 ml, powder-coated.', 'فولاذ مزدوج الجدار، 500 مل، بطلاء مسحوقي.')],
  images: [main, g1],
  attributes: [{ ...colour, terms: colour.terms.filter((term) => term.slug !== 'green') }],
  variations: [
    { id: 30, values: { pa_color: 'red' }, price: 6500, stock: 'in-stock', sku: 'BOT-R', images: [red, red2] },
    { id: 31, values: { pa_color: 'blue' }, price: 6500, stock: 'in-stock', sku: 'BOT-B', images: [blue, g1] },
  ],
  defaults: { pa_color: 'red' },
};
