import { escapeHtml } from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from '../../page.ts';
import { siteTexts as texts } from '../siteTexts.ts';
import { quoteList } from './quoteNodes.ts';

/** Renders the quote form for pages without scripts, with the product from the URL. */
function plainForm({ locale, link, url, catalogue }: PageContext): string {
  const product = catalogue.byId(Number(url.searchParams.get('hadaya_product')));
  if (!product)
    return `<p class="hadaya-quote-form">${texts.quoteOpen[locale]} <a href="${link('/shop/')}">${texts.allGifts[locale]}</a></p>`;
  return `<form method="post" action="${link('/quote/')}" class="hadaya-quote-form"><h2>${escapeHtml(product.name[locale])}</h2>
<label>${texts.quantity[locale]} <input type="number" name="quantity" value="24" min="1"></label>
<label>${texts.name[locale]} <input name="name" autocomplete="name"></label>
<label>${texts.quoteContact[locale]} <input name="contact" required></label>
<button class="button" name="product" value="${product.id}">${texts.quoteSend[locale]}</button></form>`;
}

export const quotePage: DemoPage = {
  path: '/quote/',
  title: texts.quote,
  summary: texts.quoteSummary,
  bodyClass: () => 'woocommerce-page quote-page',
  content: (context) => `<h1>${texts.quote[context.locale]}</h1>\n${quoteList(plainForm(context), context.locale)}`,
};
