import { pen } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** Image, radio and custom attribute. */
export const penPage = productPage({ product: pen, summary: pageTexts.pen });
