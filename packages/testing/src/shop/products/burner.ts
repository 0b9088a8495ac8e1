import { shopImage } from '../image.ts';
import { localized } from '../locale.ts';
import type { VariableProduct } from '../product.ts';

const clay = shopImage({ id: 1011, file: 'burner-clay', en: 'Frankincense burner in clay', ar: 'مجمر لبان من الفخار' });
const white = shopImage({
  id: 1012,
  file: 'burner-white',
  en: 'Frankincense burner, whitewashed',
  ar: 'مجمر لبان مبيّض',
});
const sea = shopImage({
  id: 1013,
  file: 'burner-sea',
  en: 'Frankincense burner with a sea glaze',
  ar: 'مجمر لبان بتزجيج بحري',
});
const resin = shopImage({
  id: 1014,
  file: 'burner-resin',
  en: 'A bowl of Dhofar frankincense',
  ar: 'وعاء من لبان ظفار',
});

/** A product with image swatches and a single attribute; one finish is low in stock. */
export const burner: VariableProduct = {
  kind: 'variable',
  id: 210,
  slug: 'frankincense-burner',
  sku: 'BURN',
  name: localized('Frankincense burner', 'مجمر اللبان'),
  category: localized('Home', 'المنزل'),
  shortDescription: localized(
    'Made by hand in the style of Dhofar’s burners, with a bag of Hojari resin and six coals.',
    'مصنوع يدويًا على هيئة مجامر ظفار، ومعه كيس من اللبان الحوجري وست قطع فحم.',
  ),
  description: [
    localized(
      'The pierced foot keeps the table cool. Light the coal, wait for a grey edge, then add one tear of resin.',
      'القاعدة المثقّبة تحفظ الطاولة من الحرارة. أشعلوا الفحم، وانتظروا حتى يرمد طرفه، ثم ضعوا حبة لبان واحدة.',
    ),
  ],
  images: [clay, resin],
  attributes: [
    {
      id: 8,
      slug: 'pa_finish',
      kind: 'taxonomy',
      name: localized('Finish', 'التشطيب'),
      display: 'image',
      terms: [
        { slug: 'clay', name: localized('Raw clay', 'فخار طبيعي'), image: clay },
        { slug: 'white', name: localized('Whitewash', 'مبيّض'), image: white },
        { slug: 'sea', name: localized('Sea glaze', 'تزجيج بحري'), image: sea },
      ],
    },
  ],
  variations: [
    { id: 211, values: { pa_finish: 'clay' }, price: 8500, stock: 'in-stock', sku: 'BURN-C', images: [clay, resin] },
    { id: 212, values: { pa_finish: 'white' }, price: 9200, stock: 'in-stock', sku: 'BURN-W', images: [white, resin] },
    { id: 213, values: { pa_finish: 'sea' }, price: 11_000, stock: 2, sku: 'BURN-S', images: [sea, resin] },
  ],
  defaults: {},
};
