import { dallah } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** Two metals with pictures of their own. */
export const dallahPage = productPage({ product: dallah, summary: pageTexts.dallah });
