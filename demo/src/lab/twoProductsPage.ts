import { bottle, mug } from '@hadaya/testing/shop';
import type { DemoPage } from '../page.ts';
import { productPageParts } from '../parts/productPage.ts';
import { productView } from '../parts/productView.ts';
import { pageTexts, pageTitles } from '../texts/pageTexts.ts';

/** The mug and the bottle both have a colour attribute. */
export const twoProductsPage: DemoPage = {
  ...productPageParts,
  path: '/two-products/',
  title: pageTitles.twoProducts,
  summary: pageTexts.twoProducts,
  group: 'product',
  content: (context) => `<h1 class="screen-reader-text">${pageTitles.twoProducts[context.locale]}</h1>
<div class="product-pair">${productView(mug, context, { heading: 'h2' })}
${productView(bottle, context, { heading: 'h2' })}</div>`,
};
