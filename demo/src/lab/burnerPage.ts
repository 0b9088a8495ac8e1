import { burner } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** Product with one attribute, shown as image swatches. */
export const burnerPage = productPage({ product: burner, summary: pageTexts.burner });
