import { shopImage } from '../image.ts';
import { localized } from '../locale.ts';
import type { ShopVariation, Stock, VariableProduct } from '../product.ts';
import { type DateFilling, dateFillings } from './dateFillings.ts';

const FIRST_VARIATION_ID = 221;
const FIRST_IMAGE_ID = 1021;
const PRICE = 12_500;
const CHOCOLATE_PRICE = 13_800;

const closed = shopImage({ id: 1019, file: 'dates-closed', en: 'Dates box, closed', ar: 'علبة تمر مغلقة' });
const open = shopImage({ id: 1020, file: 'dates-open', en: 'Dates box, open', ar: 'علبة تمر مفتوحة' });

const SHELF: Readonly<Record<string, Stock>> = { macadamia: 'out-of-stock', saffron: 4, rose: 9 };

/**
 * A product with one variation for each of its thirty-five fillings. WooCommerce embeds only 30, so the form requests
 * each variation from the server.
 */
export const datesBox: VariableProduct = {
  kind: 'variable',
  id: 220,
  slug: 'dates-box',
  sku: 'DATE',
  name: localized('Dates box', 'علبة التمر'),
  category: localized('Sweets', 'الحلويات'),
  shortDescription: localized(
    'Twenty-four Khalas dates, pitted and filled on the morning we send them. Choose from thirty-five fillings.',
    'أربع وعشرون تمرة خلاص منزوعة النوى، تُحشى صباح يوم إرسالها. اختاروا من خمس وثلاثين حشوة.',
  ),
  description: [
    localized(
      'A box of cedar-coloured board with a linen ribbon. Your logo is embossed on the lid without ink.',
      'العلبة من كرتون بلون خشب الأرز وشريط من الكتان، وعلى غطائها شعاركم بضغط دون حبر.',
    ),
    localized('Keeps for six weeks in a cool place.', 'يُحفظ ستة أسابيع في مكان بارد.'),
  ],
  images: [open, closed],
  attributes: [
    {
      id: 9,
      slug: 'pa_filling',
      kind: 'taxonomy',
      name: localized('Filling', 'الحشوة'),
      display: 'button',
      terms: dateFillings,
    },
  ],
  variations: dateFillings.map(variation),
  defaults: {},
};

function variation({ slug, name }: DateFilling, index: number): ShopVariation {
  const image = shopImage({
    id: FIRST_IMAGE_ID + index,
    file: `dates-${slug}`,
    en: `Dates filled with ${name.en.toLowerCase()}`,
    ar: `تمر محشو: ${name.ar}`,
  });
  return {
    id: FIRST_VARIATION_ID + index,
    values: { pa_filling: slug },
    price: slug.endsWith('chocolate') ? CHOCOLATE_PRICE : PRICE,
    stock: SHELF[slug] ?? 'in-stock',
    sku: `DATE-${index + 1}`,
    images: [image, closed],
  };
}
