import { shopImage } from '../image.ts';
import { localized } from '../locale.ts';
import type { VariableProduct } from '../product.ts';

/** A product with a single picture: its gallery has no thumbnails, and its variations have no pictures of their own. */
export const keyRing: VariableProduct = {
  kind: 'variable',
  id: 260,
  slug: 'key-ring',
  sku: 'KEY',
  name: localized('Leather key ring', 'ميدالية جلدية'),
  category: localized('Small gifts', 'هدايا صغيرة'),
  shortDescription: localized(
    'Bridle leather and a steel ring. Small enough for an envelope, sturdy enough for ten years.',
    'جلد متين وحلقة فولاذية. صغيرة يتسع لها ظرف، ومتينة تدوم عشر سنوات.',
  ),
  description: [
    localized(
      'Hand-stitched edges, stamped with your logo or up to three letters.',
      'حواف مخيطة يدويًا، وختم بشعاركم أو بثلاثة أحرف كحد أقصى.',
    ),
  ],
  images: [shopImage({ id: 1060, file: 'key-ring', en: 'Leather key ring', ar: 'ميدالية جلدية' })],
  attributes: [
    {
      id: 10,
      slug: 'pa_stamp',
      kind: 'taxonomy',
      name: localized('Stamp', 'الختم'),
      display: 'button',
      terms: [
        { slug: 'logo', name: localized('Logo', 'الشعار') },
        { slug: 'letters', name: localized('Letters', 'أحرف') },
      ],
    },
  ],
  variations: [
    { id: 261, values: { pa_stamp: 'logo' }, price: 1800, stock: 'in-stock', sku: 'KEY-L', images: [] },
    { id: 262, values: { pa_stamp: 'letters' }, price: 1800, stock: 'in-stock', sku: 'KEY-A', images: [] },
  ],
  defaults: {},
};
