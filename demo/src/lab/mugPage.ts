import { mug } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** Colour and size swatches, one combination sold out, one that fits any size. */
export const mugPage = productPage({ product: mug, summary: pageTexts.mug });
