import { burner } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** Image swatches, one attribute. */
export const burnerPage = productPage({ product: burner, summary: pageTexts.burner });
