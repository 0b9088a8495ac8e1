import type { Chapter } from '../Chapter.ts';
import { choose, chosen, picture, swatch, variationFound } from '../see.ts';
import { CART, ORDER } from './orderSteps.ts';
import {
  ARROW,
  BY_KEYBOARD,
  CHOICES_SHOWN,
  CLEARED,
  COLOUR,
  COMPLETE,
  LARGE_VIEW,
  ONE_PICTURE,
  OTHER,
  SOLD_OUT,
  SOURCE,
  THUMBNAIL_SHOWS,
  VARIATION_PICTURE,
} from './productSteps.ts';

const FIRST_TOUCH_MS = 10_000;

export const PRODUCT: readonly Chapter[] = [
  {
    name: 'product on a phone (first tap after 10 s)',
    width: 390,
    untouched: true,
    path: ({ product }) => product.path,
    steps: [
      {
        ...CHOICES_SHOWN,
        work: async (page, shop) => {
          await page.waitForTimeout(FIRST_TOUCH_MS);
          await CHOICES_SHOWN.work(page, shop);
        },
      },
      ONE_PICTURE,
      {
        name: 'the first tap selects a swatch',
        work: async (page, { product }) => {
          const [attribute, value] = Object.entries(product.choice)[0] as [string, string];
          await swatch(page, attribute, value).tap({ timeout: 4000 });
          await chosen(page, attribute, value);
        },
      },
      COMPLETE,
      VARIATION_PICTURE,
    ],
  },
  {
    name: 'product',
    width: 1280,
    path: ({ product, source }) => (source ? `${product.path}?${source.landing}` : product.path),
    steps: [
      SOURCE,
      CHOICES_SHOWN,
      ONE_PICTURE,
      COLOUR,
      COMPLETE,
      VARIATION_PICTURE,
      THUMBNAIL_SHOWS,
      ARROW,
      ...LARGE_VIEW,
      OTHER,
      SOLD_OUT,
      BY_KEYBOARD,
      CLEARED,
      ...CART,
      ...ORDER,
    ],
  },
  {
    name: 'product with a preselected variation',
    width: 1280,
    path: ({ preselected }) => preselected?.path,
    steps: [
      {
        name: 'image and round swatches select the variation',
        work: async (page, { preselected }) => {
          await choose(page, preselected?.choice ?? {});
          await picture(page, preselected?.pictures?.[0] ?? '');
        },
      },
    ],
  },
  {
    name: 'product with many variations',
    width: 1280,
    path: ({ large }) => large?.path,
    steps: [
      {
        name: 'the variation loads from the server',
        work: async (page, { large }) => {
          await choose(page, large?.choice ?? {});
          await variationFound(page);
          await picture(page, large?.pictures?.[0] ?? '');
        },
      },
    ],
  },
  {
    name: 'product on a phone (right to left)',
    width: 390,
    rightToLeft: true,
    path: ({ product }) => product.path,
    steps: [CHOICES_SHOWN, ONE_PICTURE, COLOUR, COMPLETE, VARIATION_PICTURE, THUMBNAIL_SHOWS, ...LARGE_VIEW, CLEARED],
  },
];
