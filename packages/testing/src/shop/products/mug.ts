import { shopImage } from '../image.ts';
import { localized } from '../locale.ts';
import type { ShopAttribute, VariableProduct } from '../product.ts';

const main = shopImage({
  id: 901,
  file: 'mug-main',
  en: 'Ceramic mugs in three colours',
  ar: 'أكواب خزفية بثلاثة ألوان',
});
const g1 = shopImage({ id: 902, file: 'mug-g1', en: 'Ceramic mug from above', ar: 'الكوب الخزفي من الأعلى' });
const g2 = shopImage({ id: 903, file: 'mug-g2', en: 'Ceramic mug in its gift box', ar: 'الكوب الخزفي في علبة الهدية' });
const red = shopImage({ id: 904, file: 'mug-red', en: 'Red ceramic mug', ar: 'كوب خزفي أحمر' });
const red2 = shopImage({ id: 905, file: 'mug-red-2', en: 'Red ceramic mug from above', ar: 'كوب خزفي أحمر من الأعلى' });
const red3 = shopImage({
  id: 906,
  file: 'mug-red-3',
  en: 'Red ceramic mug, the handle',
  ar: 'مقبض الكوب الخزفي الأحمر',
});
const blue = shopImage({ id: 907, file: 'mug-blue', en: 'Blue ceramic mug', ar: 'كوب خزفي أزرق' });
const blue2 = shopImage({
  id: 908,
  file: 'mug-blue-2',
  en: 'Blue ceramic mug from above',
  ar: 'كوب خزفي أزرق من الأعلى',
});
const small = shopImage({
  id: 909,
  file: 'mug-small',
  en: 'Green ceramic mug',
  ar: 'كوب خزفي أخضر',
  width: 300,
  height: 200,
});

/** The mug's colour attribute; the bottle uses it too. */
export const colour: ShopAttribute = {
  id: 1,
  slug: 'pa_color',
  kind: 'taxonomy',
  name: localized('Colour', 'اللون'),
  display: 'color',
  terms: [
    { slug: 'blue', name: localized('Blue', 'أزرق'), colour: '#2f5d8c' },
    { slug: 'green', name: localized('Green', 'أخضر'), colour: '#4f7a52' },
    { slug: 'red', name: localized('Red', 'أحمر'), colour: '#a8322d' },
  ],
};

const size: ShopAttribute = {
  id: 2,
  slug: 'pa_size',
  kind: 'taxonomy',
  name: localized('Size', 'الحجم'),
  display: 'button',
  terms: [
    { slug: '42', name: localized('42 cl', '42 سل') },
    { slug: 'm', name: localized('M', 'وسط') },
    { slug: 's', name: localized('S', 'صغير') },
  ],
};

/**
 * A product in colours and sizes: one combination is sold out, one colour has a single variation for any size, and one
 * colour exists in only one size.
 */
export const mug: VariableProduct = {
  kind: 'variable',
  id: 21,
  slug: 'ceramic-mug',
  sku: 'MUG',
  name: localized('Ceramic mug', 'كوب خزفي'),
  category: localized('Drinkware', 'أدوات الشرب'),
  shortDescription: localized(
    'Stoneware thrown and glazed by hand, with your logo fired into the foot. Packed in a kraft box with date-palm straw.',
    'خزف مشكّل ومزجّج يدويًا، وشعاركم مثبّت بالحرق على قاعدته. يُغلَّف في علبة كرتونية مبطّنة بقش النخيل.',
  ),
  description: [
    localized(
      'Each mug is thrown in a small workshop in Bahla, a town that has lived by its clay for centuries. The glaze thins to a warm edge at the rim, so no two are quite the same.',
      'يُصنع كل كوب في ورشة صغيرة في بهلاء، المدينة التي عاشت من طينها قرونًا. يرقّ التزجيج عند الحافة فيميل إلى لون دافئ، فلا يتطابق كوبان تمامًا.',
    ),
    localized(
      'Safe in the dishwasher and the microwave. Orders from 24 pieces carry your logo at no extra cost.',
      'آمن في غسالة الصحون والميكروويف. الطلبات من 24 قطعة فأكثر تحمل شعاركم دون رسوم إضافية.',
    ),
  ],
  images: [main, g1, g2],
  attributes: [colour, size],
  variations: [
    {
      id: 22,
      values: { pa_color: 'red', pa_size: 's' },
      price: 4500,
      stock: 3,
      sku: 'MUG-R-S',
      images: [red, red2, red3],
    },
    {
      id: 23,
      values: { pa_color: 'red', pa_size: 'm' },
      price: 5200,
      stock: 'out-of-stock',
      sku: 'MUG-R-M',
      images: [red, g1, g2],
    },
    {
      id: 24,
      values: { pa_color: 'blue', pa_size: '' },
      price: 4900,
      stock: 'in-stock',
      sku: 'MUG-B',
      images: [blue, blue2],
    },
    {
      id: 25,
      values: { pa_color: 'green', pa_size: '42' },
      price: 4200,
      regularPrice: 5600,
      stock: 'in-stock',
      sku: 'MUG-G-42',
      images: [small, g1, g2],
      description: localized('The last pieces in last season’s glaze.', 'آخر القطع بتزجيج الموسم الماضي.'),
    },
  ],
  defaults: {},
};
