import { shopImage } from '../image.ts';
import { localized } from '../locale.ts';
import type { ShopVariation, VariableProduct } from '../product.ts';

const sand = shopImage({ id: 1001, file: 'notebook-sand', en: 'Notebook in sand', ar: 'دفتر بلون الرمل' });
const sea = shopImage({ id: 1002, file: 'notebook-sea', en: 'Notebook in sea blue', ar: 'دفتر بلون البحر' });
const ink = shopImage({ id: 1003, file: 'notebook-ink', en: 'Notebook in ink', ar: 'دفتر بلون الحبر' });
const open = shopImage({
  id: 1004,
  file: 'notebook-open',
  en: 'Open notebook with a ribbon',
  ar: 'دفتر مفتوح مع شريط',
});
const emboss = shopImage({ id: 1005, file: 'notebook-emboss', en: 'The embossed logo', ar: 'الشعار البارز' });

const covers = [
  { slug: 'sand', image: sand },
  { slug: 'sea', image: sea },
  { slug: 'ink', image: ink },
] as const;

const embossings = [
  { slug: 'logo', price: 5200 },
  { slug: 'logo-name', price: 5900 },
] as const;

/** A product with three covers and two kinds of embossing; every combination is in stock. */
export const notebook: VariableProduct = {
  kind: 'variable',
  id: 200,
  slug: 'embossed-notebook',
  sku: 'NOTE',
  name: localized('Embossed notebook', 'دفتر بشعار بارز'),
  category: localized('Paper', 'الورقيات'),
  shortDescription: localized(
    'Vegetable-tanned leather, your logo pressed in without ink. 192 pages that take a fountain pen.',
    'جلد مدبوغ نباتيًا، وشعاركم مضغوط عليه دون حبر. 192 صفحة تناسب قلم الحبر السائل.',
  ),
  description: [
    localized(
      'Sewn, not glued, so it lies flat from the first page to the last. With a ribbon, a pocket and an elastic band.',
      'مخيط لا ملصق، فينفتح مستويًا من أول صفحة إلى آخرها. معه شريط وجيب ورباط مطاطي.',
    ),
  ],
  images: [sand, open, emboss],
  attributes: [
    {
      id: 6,
      slug: 'pa_cover',
      kind: 'taxonomy',
      name: localized('Cover', 'الغلاف'),
      display: 'color',
      terms: [
        { slug: 'sand', name: localized('Sand', 'رملي'), colour: '#c9a77c' },
        { slug: 'sea', name: localized('Sea', 'بحري'), colour: '#2d6470' },
        { slug: 'ink', name: localized('Ink', 'حبري'), colour: '#2b2926' },
      ],
    },
    {
      id: 7,
      slug: 'pa_embossing',
      kind: 'taxonomy',
      name: localized('Embossing', 'الضغط البارز'),
      display: 'radio',
      terms: [
        { slug: 'logo', name: localized('Logo', 'الشعار') },
        { slug: 'logo-name', name: localized('Logo and name', 'الشعار والاسم') },
      ],
    },
  ],
  variations: covers.flatMap((cover, row) =>
    embossings.map(
      ({ slug, price }, column): ShopVariation => ({
        id: 201 + row * embossings.length + column,
        values: { pa_cover: cover.slug, pa_embossing: slug },
        price,
        stock: 'in-stock',
        sku: `NOTE-${cover.slug}-${column + 1}`.toUpperCase(),
        images: [cover.image, open, emboss],
      }),
    ),
  ),
  defaults: {},
};
