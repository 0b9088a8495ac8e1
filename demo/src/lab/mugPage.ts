import { mug } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** Product with colour and size swatches; one combination is sold out, and one variation fits any size. */
export const mugPage = productPage({ product: mug, summary: pageTexts.mug });
