import { escapeHtml, localized } from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from '../../page.ts';
import { productCard } from '../../parts/productCard.ts';
import { foundTitle } from '../siteFrame.ts';
import { siteTexts as texts } from '../siteTexts.ts';

/** Every gift. */
export const shopPage: DemoPage = {
  path: '/shop/',
  title: texts.shop,
  summary: texts.shopSummary,
  bodyClass: () => 'archive post-type-archive-product woocommerce-page',
  content: (context) =>
    `<h1>${texts.allGifts[context.locale]}</h1>
<ul class="product-cards">${context.catalogue.products.map((product) => productCard(product, context)).join('')}</ul>`,
};

function findGifts(words: string, { catalogue }: PageContext) {
  const wanted = words.trim().toLowerCase();
  return catalogue.products.filter(({ name }) =>
    Object.values(name).some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** What a search has found. */
export function searchPage(words: string): DemoPage {
  return {
    path: '/search/',
    title: localized(foundTitle(words, 'en'), foundTitle(words, 'ar')),
    summary: texts.foundSummary,
    bodyClass: () => 'search search-results',
    content: (context) => {
      const found = findGifts(words, context);
      return `<h1>${escapeHtml(foundTitle(words, context.locale))}</h1>
${found.length > 0 ? `<ul class="product-cards">${found.map((product) => productCard(product, context)).join('')}</ul>` : `<p>${texts.foundNone[context.locale]}</p>`}`;
    },
  };
}
