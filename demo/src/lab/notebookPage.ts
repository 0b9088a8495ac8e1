import { notebook } from '@hadaya/testing/shop';
import { productPage } from '../parts/productPage.ts';
import { pageTexts } from '../texts/pageTexts.ts';

/** Product with colour swatches and radio inputs. */
export const notebookPage = productPage({ product: notebook, summary: pageTexts.notebook });
