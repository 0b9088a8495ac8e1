import { bottle } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** Product with a preselected value. */
export const bottlePage = productPage({ product: bottle, summary: pageTexts.bottle });
