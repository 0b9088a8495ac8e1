import { shopImage } from '../image.ts';
import { localized } from '../locale.ts';
import type { SimpleProduct } from '../product.ts';

export const card: SimpleProduct = {
  kind: 'simple',
  id: 68,
  slug: 'greeting-card',
  sku: 'CARD',
  name: localized('Greeting card', 'بطاقة تهنئة'),
  category: localized('Paper', 'الورقيات'),
  shortDescription: localized('Letterpress on cotton paper.', 'طباعة بارزة على ورق قطني.'),
  description: [localized('With a gold-lined envelope.', 'مع ظرف مبطّن باللون الذهبي.')],
  images: [
    shopImage({ id: 950, file: 'card-main', en: 'Greeting card', ar: 'بطاقة تهنئة' }),
    shopImage({ id: 951, file: 'card-g1', en: 'Greeting card with envelope', ar: 'بطاقة تهنئة مع ظرف' }),
  ],
  price: 900,
};
