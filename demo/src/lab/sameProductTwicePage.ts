import { mug } from '@hadaya/testing/shop';
import type { DemoPage } from '../page.ts';
import { productPageParts } from '../parts/productPage.ts';
import { productView } from '../parts/productView.ts';
import { pageTexts, pageTitles } from '../texts/pageTexts.ts';

/** The selects' ids repeat, as on real pages. */
export const sameProductTwicePage: DemoPage = {
  ...productPageParts,
  path: '/same-product-twice/',
  title: pageTitles.sameProductTwice,
  summary: pageTexts.sameProductTwice,
  group: 'product',
  content: (context) => `<h1 class="screen-reader-text">${pageTitles.sameProductTwice[context.locale]}</h1>
<div class="product-pair">${productView(mug, context, { heading: 'h2' })}
${productView(mug, context, { heading: 'h2', suffix: '-again' })}</div>`,
};
