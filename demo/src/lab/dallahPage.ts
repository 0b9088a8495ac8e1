import { dallah } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** Two metals with their own pictures. */
export const dallahPage = productPage({ product: dallah, summary: pageTexts.dallah });
