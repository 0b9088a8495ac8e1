import { shopImage } from '../image.ts';
import { localized } from '../locale.ts';
import type { VariableProduct } from '../product.ts';

const brass = shopImage({ id: 1071, file: 'dallah-brass', en: 'Brass dallah', ar: 'دلة نحاسية' });
const silver = shopImage({ id: 1072, file: 'dallah-silver', en: 'Silver-plated dallah', ar: 'دلة مطلية بالفضة' });
const detail = shopImage({ id: 1073, file: 'dallah-detail', en: 'The engraved waist', ar: 'نقش وسط الدلة' });
const cups = shopImage({ id: 1074, file: 'dallah-cups', en: 'Dallah with coffee cups', ar: 'دلة مع فناجين القهوة' });

const film = shopImage({
  id: 1075,
  file: 'dallah-video',
  en: 'Coffee in the majlis, a short film',
  ar: 'القهوة في المجلس، فيلم قصير',
  video: { kind: 'video', link: '/assets/dallah.webm', embed: '/assets/dallah.webm', ratio: '4 / 3' },
});

/** A product in two metals and two sizes; its gallery ends with a short video. */
export const dallah: VariableProduct = {
  kind: 'variable',
  id: 270,
  slug: 'dallah',
  sku: 'DAL',
  name: localized('Dallah coffee pot', 'دلة القهوة'),
  category: localized('Drinkware', 'أدوات الشرب'),
  shortDescription: localized(
    'The pot that stands for welcome in every Omani majlis, hammered and engraved in Nizwa.',
    'رمز الترحيب في كل مجلس عُماني، مطروقة ومنقوشة في نزوى.',
  ),
  description: [
    localized(
      'Tin-lined for coffee with cardamom. The spout and the body are made in one piece.',
      'مبطّنة بالقصدير لقهوة الهيل. المصبّ والجسم قطعة واحدة.',
    ),
  ],
  images: [brass, detail, cups, film],
  attributes: [
    {
      id: 11,
      slug: 'pa_metal',
      kind: 'taxonomy',
      name: localized('Metal', 'المعدن'),
      display: 'image',
      terms: [
        { slug: 'brass', name: localized('Brass', 'نحاس'), image: brass },
        { slug: 'silver', name: localized('Silver plate', 'مطلي بالفضة'), image: silver },
      ],
    },
    {
      id: 12,
      slug: 'pa_volume',
      kind: 'taxonomy',
      name: localized('Volume', 'السعة'),
      display: 'button',
      terms: [
        { slug: 'half', name: localized('0.5 l', '0.5 لتر') },
        { slug: 'one', name: localized('1 l', '1 لتر') },
      ],
    },
  ],
  variations: [
    {
      id: 271,
      values: { pa_metal: 'brass', pa_volume: 'half' },
      price: 24_000,
      stock: 'in-stock',
      sku: 'DAL-B-5',
      images: [brass, detail, cups],
    },
    {
      id: 272,
      values: { pa_metal: 'brass', pa_volume: 'one' },
      price: 32_500,
      stock: 5,
      sku: 'DAL-B-10',
      images: [brass, detail, cups],
    },
    {
      id: 273,
      values: { pa_metal: 'silver', pa_volume: 'half' },
      price: 38_000,
      stock: 'in-stock',
      sku: 'DAL-S-5',
      images: [silver, cups],
    },
    {
      id: 274,
      values: { pa_metal: 'silver', pa_volume: 'one' },
      price: 46_000,
      stock: 'out-of-stock',
      sku: 'DAL-S-10',
      images: [silver, cups],
    },
  ],
  defaults: {},
};
