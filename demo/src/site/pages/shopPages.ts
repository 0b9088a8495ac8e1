import { escapeHtml, localized, type Product } from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from '../../page.ts';
import { productCard } from '../../parts/productCard.ts';
import { foundTitle } from '../siteFrame.ts';
import { siteTexts as texts } from '../siteTexts.ts';

const cards = (products: readonly Product[], context: PageContext): string =>
  `<ul class="product-cards">${products.map((product) => productCard(product, context)).join('')}</ul>`;

export const shopPage: DemoPage = {
  path: '/shop/',
  title: texts.shop,
  summary: texts.shopSummary,
  bodyClass: () => 'archive post-type-archive-product woocommerce-page',
  content: (context) =>
    `<h1>${texts.allGifts[context.locale]}</h1>
${cards(context.catalogue.products, context)}`,
};

function findGifts(query: string, { catalogue }: PageContext) {
  const requested = query.trim().toLowerCase();
  return catalogue.products.filter(({ name }) =>
    Object.values(name).some((text) => text.toLowerCase().includes(requested)),
  );
}

/** Page for an empty search: explains that the search field was empty, and lists all products. */
const emptySearchPage: DemoPage = {
  ...shopPage,
  path: '/search/',
  title: texts.found,
  content: (context) => `<h1>${texts.allGifts[context.locale]}</h1>
<p class="search-note">${texts.foundEmpty[context.locale]}</p>
${cards(context.catalogue.products, context)}`,
};

export function searchPage(query: string): DemoPage {
  if (query.trim() === '') return emptySearchPage;
  return {
    path: '/search/',
    title: localized(foundTitle(query, 'en'), foundTitle(query, 'ar')),
    summary: texts.foundSummary,
    bodyClass: () => 'search search-results',
    content: (context) => {
      const found = findGifts(query, context);
      return `<h1>${escapeHtml(foundTitle(query, context.locale))}</h1>
${found.length > 0 ? cards(found, context) : `<p>${texts.foundNone[context.locale]}</p>`}`;
    },
  };
}
