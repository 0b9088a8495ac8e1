import { datesBox } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** Product in ajax mode, with more variations than the form embeds. */
export const datesBoxPage = productPage({ product: datesBox, summary: pageTexts.datesBox });
