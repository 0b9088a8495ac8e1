import { dallah } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** Product in two metals, each with its own pictures. */
export const dallahPage = productPage({ product: dallah, summary: pageTexts.dallah });
