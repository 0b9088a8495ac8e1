import { keyRing } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** One picture. */
export const keyRingPage = productPage({ product: keyRing, summary: pageTexts.keyRing });
