import { shopImage } from '../image.ts';
import { localized } from '../locale.ts';
import type { VariableProduct } from '../product.ts';

const main = shopImage({ id: 920, file: 'pen-main', en: 'Brass pen in its gift box', ar: 'قلم نحاسي في علبة الهدية' });
const engraved = shopImage({ id: 921, file: 'pen-engraved', en: 'Engraved barrel', ar: 'جسم القلم المنقوش' });
const plain = shopImage({ id: 922, file: 'pen-plain', en: 'Plain barrel', ar: 'جسم القلم السادة' });

/** A product with image swatches, radio swatches and a custom attribute whose value contains quotes. */
export const pen: VariableProduct = {
  kind: 'variable',
  id: 26,
  slug: 'brass-pen',
  sku: 'PEN',
  name: localized('Brass pen in a gift box', 'قلم نحاسي في علبة هدية'),
  category: localized('Writing', 'الكتابة'),
  shortDescription: localized(
    'A slim pen turned from solid brass, which darkens in its owner’s hand. Engraved with a name, or left plain.',
    'قلم رفيع من النحاس الخالص يدكن لونه مع يد صاحبه. يُنقش باسمه أو يبقى سادة.',
  ),
  description: [
    localized(
      'Takes standard refills; a blue one is included. The velvet-lined box closes with a magnet.',
      'يقبل أنابيب الحبر القياسية، ومعه أنبوب أزرق. العلبة مبطّنة بالمخمل وتُغلق بمغناطيس.',
    ),
  ],
  images: [main],
  attributes: [
    {
      id: 3,
      slug: 'pa_logo',
      kind: 'taxonomy',
      name: localized('Logo', 'الشعار'),
      display: 'image',
      terms: [
        { slug: 'engraved', name: localized('Engraved', 'منقوش'), image: engraved },
        { slug: 'plain', name: localized('Plain', 'سادة'), image: plain },
      ],
    },
    {
      id: 4,
      slug: 'pa_box',
      kind: 'taxonomy',
      name: localized('Box', 'العلبة'),
      display: 'radio',
      terms: [
        { slug: 'gift-box', name: localized('Gift box', 'علبة هدية') },
        { slug: 'no-box', name: localized('No box', 'دون علبة') },
      ],
    },
    {
      id: 0,
      slug: 'ribbon-bow',
      kind: 'custom',
      name: localized('Ribbon & Bow', 'الشريط والعقدة'),
      display: 'button',
      terms: [
        { slug: 'Gold', name: localized('Gold', 'ذهبي') },
        { slug: 'Silver "wide"', name: localized('Silver "wide"', 'فضي "عريض"') },
      ],
    },
  ],
  variations: [
    {
      id: 27,
      values: { pa_logo: 'engraved', pa_box: 'gift-box', 'ribbon-bow': 'Gold' },
      price: 9800,
      stock: 'in-stock',
      sku: 'PEN-E-G',
      images: [],
    },
    {
      id: 28,
      values: { pa_logo: 'plain', pa_box: 'no-box', 'ribbon-bow': 'Silver "wide"' },
      price: 7600,
      stock: 'in-stock',
      sku: 'PEN-P-S',
      images: [],
    },
  ],
  defaults: {},
};
