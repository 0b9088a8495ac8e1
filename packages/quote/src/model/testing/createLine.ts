import type { QuoteLine } from '../quoteList.ts';

export const createLine = (given: Partial<QuoteLine> = {}): QuoteLine => ({
  product: 7,
  variation: 0,
  attributes: {},
  options: [],
  name: 'Mug',
  link: '/product/mug/',
  picture: '',
  prices: [],
  quantity: 1,
  minimum: 1,
  step: 1,
  note: '',
  ...given,
});
