import { pen } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** Product with image, radio and custom attributes. */
export const penPage = productPage({ product: pen, summary: pageTexts.pen });
