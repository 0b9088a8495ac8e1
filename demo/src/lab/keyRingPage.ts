import { keyRing } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** Product with a single picture. */
export const keyRingPage = productPage({ product: keyRing, summary: pageTexts.keyRing });
